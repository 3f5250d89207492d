import type { AppRoute } from '../../../app/route';

export const sharePart: AppRoute = {
  path: 'account-share',
  namespaces: ['portfolio'],
  adapters: ['markets', 'promotions', 'referral'],
  load: async () => (await import('./share.wiring')).shareDialog,
};
