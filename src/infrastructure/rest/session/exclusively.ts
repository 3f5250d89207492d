/** Runs tasks one at a time over all tabs of this browser; at once where the browser has no such lock. */
export function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  // `await` inside keeps the lock until the task is done.
  return locks ? locks.request(name, async () => await task()) : task();
}
