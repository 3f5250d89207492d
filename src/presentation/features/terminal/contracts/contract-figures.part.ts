import type { AppRoute } from '../../../runtime/route';

/** What the bar of a perpetual shows beside the day's figures; stands where the desk's contract is on the page. */
export const contractFiguresPart: AppRoute = {
  path: 'contract-figures',
  namespaces: ['contracts'],
  adapters: ['contracts', 'marketDetails'],
  load: async () => (await import('./contract-figures.wiring')).contractFigures,
};
