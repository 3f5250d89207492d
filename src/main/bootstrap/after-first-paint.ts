/**
 * Runs a task once the words of the document have been seen, and at once in a tab that nobody looks at. A busy machine
 * may paint the ground before the words are there.
 */
export function afterFirstPaint(task: () => void): void {
  const painted = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    task();
  });
  if (document.hidden) task();
  else painted.observe({ type: 'paint', buffered: true });
}
