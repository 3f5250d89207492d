import { feature } from '../runtime/feature';

/** What stands in the menu of phones and tablets. */
export const menuSheetFeature = feature({
  id: 'menu-sheet',
  texts: ['productMenus'],
  view: () => import('./menu-sheet-links.view'),
});
