import { feature } from '../../../runtime/feature';

/** The terminal as somebody arranged it. */
export const workspaceFeature = feature({
  id: 'workspace',
  texts: ['layout'],
  view: () => import('./workspace-frame.view'),
});
