import type { AppRoute } from '../../../runtime/route';

/** How trades are added up and heard: loaded when somebody asks for it, or wants to hear. */
export const tapeCompanionPart: AppRoute = {
  path: 'tape-companion',
  namespaces: ['ladder'],
  adapters: [],
  load: async () => (await import('./tape-companion.wiring')).tapeCompanion,
};
