import type { AppRoute } from '../../runtime/route';

export const referralRoute: AppRoute = {
  path: '/account/referral',
  namespaces: ['accountKit', 'referral'],
  adapters: ['referral'],
  load: async () => (await import('./referral.wiring')).referralPage,
};
