import { feature } from '../../runtime/feature';

/** What somebody without a connection is told, and the figures that this device keeps for them. */
export const offlineNoteFeature = feature({
  id: 'offline-note',
  texts: [],
  view: () => import('./offline-note.view'),
});
