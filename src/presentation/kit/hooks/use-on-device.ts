import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What is known where a page is read and not where its document was rendered, such as the hosts of the deployment or
 * the kind of device: `undefined` in documents and for the first picture that takes one on.
 * @param read the same value each time
 */
export function useOnDevice<T>(read: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(neverChanges, read, () => undefined);
}
