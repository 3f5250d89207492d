import type { Loader } from '../../src/application/kernel/later';

/** Brings what was made beforehand; nothing else can be had. */
export function loaderOf(...made: readonly object[]): Loader {
  return {
    async load<T>(key: Parameters<Loader['load']>[0]): Promise<T> {
      const wanted = await key();
      const found = made.find((each) => typeof wanted === 'function' && each instanceof wanted);
      if (!found) throw new Error('It could not be had.');
      return found as T;
    },
  };
}
