import type { AppRoute } from '../../runtime/route';

/** No page, but opened like one: what one tap needs comes when somebody is asked. */
export const oneTapPart: AppRoute = {
  path: 'one tap',
  namespaces: [],
  adapters: ['oneTap'],
  load: async () => (await import('./one-tap.wiring')).oneTapPart,
};
