import type { AppRoute } from '../../runtime/route';

export const spotMarginRoute: AppRoute = {
  path: '/account/spot-margin',
  namespaces: ['accountKit', 'spotMargin'],
  adapters: ['positions', 'settings'],
  load: async () => (await import('./spot-margin.wiring')).spotMarginPage,
};
