/** Kinds of input that take no text. */
const pressed = new Set(['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'color', 'file', 'image']);

/** Whether keys that go to this element write something. */
export function isForTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return (
    (target instanceof HTMLInputElement && !pressed.has(target.type)) ||
    target.closest('[role="combobox"], [role="textbox"], [role="spinbutton"]') !== null
  );
}
