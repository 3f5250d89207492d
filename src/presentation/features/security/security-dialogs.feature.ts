import { feature } from '../../runtime/feature';

/** The dialogs of the security page that hold forms: they come with the press that opens one. */
export const securityDialogsFeature = feature({
  id: 'security-dialogs',
  texts: ['accountKit', 'security', 'signInMethods', 'session'],
  view: () => import('./security-dialogs.view'),
});
