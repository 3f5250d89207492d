import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * Jest's runner makes a context of its own for each file of tests and leaves it behind. Before Node 24 every new
 * promise asks every context that ever ran, so that the two-hundredth file took ten times as long as alone.
 */

/** Where they are noted: the process outlives the realm of a file. */
const left = Symbol.for('contexts left behind');
type Kept = { [left]?: Set<AsyncLocalStorage<unknown>> };
const kept = AsyncLocalStorage.prototype as Kept;

if (kept[left]) {
  for (const context of kept[left]) context.disable();
  kept[left].clear();
} else {
  const contexts = (kept[left] = new Set<AsyncLocalStorage<unknown>>());
  const { run } = AsyncLocalStorage.prototype;
  AsyncLocalStorage.prototype.run = function (this: AsyncLocalStorage<unknown>, ...args: Parameters<typeof run>) {
    contexts.add(this);
    return run.apply(this, args);
  } as typeof run;
}
