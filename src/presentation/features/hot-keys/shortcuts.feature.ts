import { feature } from '../../runtime/feature';

/** The list of keys. */
export const shortcutsFeature = feature({
  id: 'shortcuts',
  texts: ['commands'],
  view: () => import('./shortcuts-sheet.view'),
});
