/** Put a text on the clipboard, also where the page did not come by https; whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  const kept = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false, // some browsers refuse what comes too long after the press
  );
  return kept || copyByHand(text);
}

function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
