import { feature } from '../../runtime/feature';

/** Reads what was before the page came, once the first picture has had its time. */
export const homePastFeature = feature({ id: 'home-past', texts: ['home'], view: () => import('./home-past.view') });
