import type { AppRoute } from '../app/route';

export const referralRoute: AppRoute = {
  path: '/account/referral',
  namespaces: ['accountKit', 'referral'],
  adapters: ['referral'],
  load: async () => (await import('./referral.wiring')).referralPage,
};
