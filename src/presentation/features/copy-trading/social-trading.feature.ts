import { feature } from '../../runtime/feature';

export const socialTradingFeature = feature({
  id: 'social-trading',
  path: '/social-trading',
  switchedBy: 'copy-trading',
  texts: ['accountKit', 'copyTrading', 'people', 'moneyKit'],
  document: true,
  view: () => import('./social-trading.page'),
});
