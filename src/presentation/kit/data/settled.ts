import type { Resource } from '../../../application/kernel/resource';

/** Resolves once it is known what came of a read. */
export function settled(resource: Resource<unknown>): Promise<void> {
  return new Promise((resolve) => {
    if (resource.current.status !== 'loading') {
      resolve();
      return;
    }
    const stop = resource.subscribe(({ status }) => {
      if (status === 'loading') return;
      // The first answer may come before there is anything to stop.
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
