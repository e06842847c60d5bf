"""A message as a mail shows it: the court's paper, without a picture that would be fetched."""

from __future__ import annotations

import html
from typing import Final

from cabale.server.calls.senders import Message
from cabale.words import Words

SERIF: Final = "Georgia,'Times New Roman',serif"
SANS: Final = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
PAGE: Final = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>{title}</title></head>
<body style="margin:0;background:#f4eedf;color:#1d2033">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" \
style="background:#f4eedf"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" \
style="max-width:520px;background:#fcf9f0;border:1px solid #d9cfb8;border-radius:10px">
<tr><td style="padding:18px 28px;background:#12172b;border-bottom:2px solid #b98e36;\
border-radius:9px 9px 0 0;color:#ebd9a6;font:700 24px/1.2 {serif}">&#9884; Cabale</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 10px;font:700 28px/1.15 {serif};color:#1d2033">{title}</h1>
<p style="margin:0;font:400 18px/1.45 {serif}">{body}</p>
{act}</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid #d9cfb8;color:#655f52;\
font:400 13px/1.4 {sans}">{stop}</td></tr>
</table></td></tr></table></body></html>
"""
ACT: Final = """<p style="margin:24px 0 0"><a href="{url}" style="display:inline-block;\
padding:14px 26px;border-radius:8px;background:#1d2033;color:#fcf9f0;\
font:600 16px/1.2 {sans};text-decoration:none">{open}</a></p>
"""
LINK: Final = '<a href="{url}" style="color:#74551a">{shown}</a>'


def link(url: str) -> str:
    """An address that can be pressed."""
    return LINK.format(url=html.escape(url), shown=html.escape(url.partition("://")[2] or url))


def drawn(message: Message, language: str, mine: str) -> str:
    """The message as HTML; `mine` is where its reader stops it."""
    words = Words(language)
    act = ""
    if message.url:
        said = html.escape(words.say("call-open"))
        act = ACT.format(url=html.escape(message.url), open=said, sans=SANS)
    stop = html.escape(words.say("call-stop", {"url": "\x00"}))
    return PAGE.format(
        language=language,
        title=html.escape(message.title),
        body=html.escape(message.body),
        act=act,
        stop=stop.replace("\x00", link(mine)),
        serif=SERIF,
        sans=SANS,
    )
