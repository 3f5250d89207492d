import { feature } from '../../../runtime/feature';

/** The candles in the picture as tones; only once somebody asks for them. */
export const chartListeningFeature = feature({
  id: 'chart-listening',
  texts: ['chart'],
  view: () => import('./chart-listening.view'),
});
