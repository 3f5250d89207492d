import { feature } from '../../runtime/feature';

/** The header's menus of whoever is logged in. */
export const ownMenusFeature = feature({ id: 'own-menus', texts: [], view: () => import('./own-menus.view') });
