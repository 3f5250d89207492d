import { feature } from '../../runtime/feature';

export const brokersFeature = feature({
  id: 'brokers',
  path: '/brokers',
  texts: ['partners'],
  document: true,
  view: () => import('./brokers.page'),
});

export const brokerApplicationFeature = feature({
  id: 'broker-application',
  texts: ['partners'],
  view: () => import('./broker-application.view'),
});
