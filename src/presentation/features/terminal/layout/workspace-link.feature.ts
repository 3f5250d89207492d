import { feature } from '../../../runtime/feature';

/** A workspace that came with the address. */
export const workspaceLinkFeature = feature({
  id: 'workspace-link',
  texts: ['layout'],
  view: () => import('./workspace-link.view'),
});
