// The antechamber on the page: the door, everybody before it, the own hand.

/** An element with a class, a text and what stands inside it. */
function make(tag, name, text = "", ...inside) {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  made.append(...inside);
  return made;
}

/** A card; one that can be part of an answer is a button that does what the table says. */
function card(table, index, lights) {
  const face = make("button", "btn", table.words.piece("card", index));
  const key = `card:${index}`;
  face.dataset.key = key;
  const lit = lights && table.lit(key);
  face.dataset.state = table.picked(key) ? "picked" : lit ? "lit" : "still";
  face.disabled = !lit;
  if (lit) face.style.outline = "3px solid var(--lit-edge)";
  face.setAttribute("aria-pressed", String(lights && table.picked(key)));
  face.onclick = () => table.press(key);
  return face;
}

/** One player: name, points, what everybody knows of the hand, the card that is laid. */
function courtier(table, seat, shown) {
  const { words } = table;
  const known = shown.known
    .map((index) => words.piece("card", index))
    .join(", ");
  const facts = [
    `${words.say("view-points")} ${shown.points}`,
    `${words.say("view-cards")} ${shown.cards}`,
    known && `${words.say("view-known")} ${known}`,
    shown.laid !== null &&
      `${words.say("view-laid")} ${words.piece("card", shown.laid)}`,
  ];
  const name = make("strong", "", words.player(seat));
  return make("li", "", "", name, ` · ${facts.filter(Boolean).join(" · ")}`);
}

export default {
  pieces: ["card"],
  draw(box, table) {
    const { round, audience, courtiers, hand } = table.view;
    const door = make(
      "h2",
      "",
      table.words.say("board-door", { round, audience }),
    );
    const people = make(
      "ul",
      "",
      "",
      ...courtiers.map((one, seat) => courtier(table, seat, one)),
    );
    const cards = make(
      "p",
      "antechamber-hand",
      "",
      ...hand.map((index) => card(table, index, true)),
    );
    box.style.padding = "24px";
    cards.style.display = "flex";
    cards.style.flexWrap = "wrap";
    cards.style.gap = "12px";
    box.replaceChildren(door, people, cards);
  },
};
