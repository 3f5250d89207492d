import type { AppRoute } from '../../runtime/route';

const page: Omit<AppRoute, 'path'> = {
  namespaces: ['reference'],
  adapters: ['reference'],
  load: async () => (await import('./api-reference.wiring')).apiReferencePage,
};

/** /api-reference and one address for each chapter and call. */
export const apiReferenceRoutes: readonly AppRoute[] = [
  { path: '/api-reference', ...page },
  { path: '/api-reference/:section', ...page },
];
