import { feature } from '../../runtime/feature';

export const strategyFeature = feature({
  id: 'copy-strategy',
  path: '/social-trading/strategy',
  switchedBy: 'copy-trading',
  texts: ['copyTrading', 'people', 'moneyKit'],
  view: () => import('./strategy.page'),
});
