import { feature } from '../../runtime/feature';

export const brokerApplicationFeature = feature({
  id: 'broker-application',
  texts: ['partners'],
  view: () => import('./broker-application.view'),
});

export const makerApplicationFeature = feature({
  id: 'maker-application',
  texts: ['partners'],
  view: () => import('./maker-application.view'),
});

export const traderApplicationFeature = feature({
  id: 'trader-application',
  texts: ['partners'],
  view: () => import('./trader-application.view'),
});
