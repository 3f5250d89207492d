/** Fields that somebody wrote in, from the first moment: kept for whoever loads the page again (infrastructure/offline). */
export function keepTypedFields(): void {
  const typedFields = new WeakSet<object>();
  addEventListener('input', ({ target }) => target && typedFields.add(target), { capture: true });
  Object.assign(window, { typedFields });
}
