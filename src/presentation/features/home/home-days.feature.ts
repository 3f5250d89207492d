import { feature } from '../../runtime/feature';

/** Draws the last day of the pairs, once the first picture has had its time. */
export const homeDaysFeature = feature({ id: 'home-days', texts: ['home'], view: () => import('./home-days.view') });
