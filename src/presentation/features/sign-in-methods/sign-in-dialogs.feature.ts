import { feature } from '../../runtime/feature';

/** What changes how somebody signs in, and who they are before that: it comes with the press that opens it. */
export const signInDialogsFeature = feature({
  id: 'sign-in-dialogs',
  texts: ['accountKit', 'signInMethods', 'session'],
  view: () => import('./sign-in-dialogs.view'),
});
