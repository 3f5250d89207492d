import { feature } from '../../../runtime/feature';

/** How trades are added up and heard: loaded when somebody asks for it, or wants to hear. */
export const tapeCompanionFeature = feature({
  id: 'tape-companion',
  texts: ['ladder'],
  view: () => import('./tape-companion.view'),
});
