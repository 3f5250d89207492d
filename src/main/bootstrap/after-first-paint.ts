/** Runs a task once the document has been seen, and at once in a tab that nobody looks at. */
export function afterFirstPaint(task: () => void): void {
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    task();
  });
  if (document.hidden) task();
  else painted.observe({ type: 'paint', buffered: true });
}
