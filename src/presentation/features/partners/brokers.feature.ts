import { feature } from '../../runtime/feature';

export const brokersFeature = feature({
  id: 'brokers',
  path: '/brokers',
  texts: ['moneyKit', 'partners'],
  document: true,
  view: () => import('./brokers.page'),
});
