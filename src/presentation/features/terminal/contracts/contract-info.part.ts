import type { AppRoute } from '../../../runtime/route';

/** Everything there is to know of a market beside its trading. */
export const contractInfoPart: AppRoute = {
  path: 'contract-info',
  namespaces: ['contracts'],
  adapters: ['contracts', 'marketDetails'],
  load: async () => (await import('./contract-info.wiring')).contractInfo,
};
