import { feature } from '../../runtime/feature';

/** What one tap needs comes when somebody is asked, with the words for what may go wrong: it stands on any page. */
export const oneTapFeature = feature({
  id: 'one-tap',
  texts: ['session'],
  view: () => import('./one-tap.store'),
});
