/** Where a space that is held writes nothing but would press. */
const pressedBySpace = 'button, summary, input[type="checkbox"], input[type="radio"]';

/**
 * A key that is held presses once. What comes under it while it is held, such as the button that sends an order, has
 * been read by nobody: it waits until the key is let go and pressed again. Lines of a text may go on.
 */
export function pressOnce(): void {
  const press = (event: KeyboardEvent): void => {
    const { key, repeat, target } = event;
    if (!repeat || !(target instanceof HTMLElement)) return;
    const presses =
      key === 'Enter'
        ? !target.isContentEditable && !target.matches('textarea')
        : key === ' ' && target.matches(pressedBySpace);
    if (!presses) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', press, { capture: true });
}
