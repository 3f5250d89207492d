import { feature } from '../../runtime/feature';

/** The panel `alerts` of the terminal. */
export const alertsPanelFeature = feature({
  id: 'alerts-panel',
  texts: ['commands'],
  view: () => import('./alerts-panel.view'),
});
