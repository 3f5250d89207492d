import type { AppRoute } from '../../../../runtime/route';

export const sharePart: AppRoute = {
  path: 'account-share',
  namespaces: ['portfolio'],
  adapters: ['markets', 'promotions', 'referral'],
  load: async () => (await import('./share.wiring')).shareDialog,
};
