/** Apart from its adapter, because only a bundler knows where a worker's file ends up. */
export function startAlertWorker(): Worker {
  return new Worker(new URL('./alert-engine.worker.ts', import.meta.url), { type: 'module', name: 'alerts' });
}
