import { feature } from '../../runtime/feature';

/** The best rate of all products that earn. */
export const bestRateFeature = feature({ id: 'home-earn', texts: ['home'], view: () => import('./best-rate.view') });
