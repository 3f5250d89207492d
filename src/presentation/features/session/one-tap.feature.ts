import { feature } from '../../runtime/feature';

/** What one tap needs comes when somebody is asked. */
export const oneTapFeature = feature({
  id: 'one-tap',
  texts: [],
  view: () => import('./one-tap.store'),
});
