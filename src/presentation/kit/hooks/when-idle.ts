/** For browsers that do not tell when they rest; milliseconds. */
const patience = 2_000;

/** Runs a task once the browser has nothing better to do. @returns takes it back */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, patience);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(task, { timeout: patience * 5 });
  return () => cancelIdleCallback(asked);
}
