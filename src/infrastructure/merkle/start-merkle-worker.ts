/** Apart from its adapter, because only a bundler knows where a worker's file ends up. */
export function startMerkleWorker(): Worker {
  return new Worker(new URL('./merkle.worker.ts', import.meta.url), { type: 'module', name: 'merkle' });
}
