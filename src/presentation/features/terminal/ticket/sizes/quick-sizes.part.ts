import type { AppRoute } from '../../../../runtime/route';

/** Sizes of one's own, under the field they go into. */
export const quickSizesPart: AppRoute = {
  path: 'quick-sizes',
  namespaces: ['ticket'],
  adapters: [],
  load: async () => (await import('./quick-sizes.wiring')).quickSizes,
};
