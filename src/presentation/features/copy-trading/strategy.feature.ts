import { feature } from '../../runtime/feature';

export const strategyFeature = feature({
  id: 'copy-strategy',
  path: '/social-trading/strategy',
  texts: ['copyTrading', 'people', 'moneyKit'],
  view: () => import('./strategy.page'),
});
