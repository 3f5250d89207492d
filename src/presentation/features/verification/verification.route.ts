import type { AppRoute } from '../../runtime/route';

export const identityVerificationRoute: AppRoute = {
  path: '/account/identity-verification',
  namespaces: ['accountKit', 'verification'],
  adapters: ['verification', 'settings'],
  load: async () => (await import('./verification.wiring')).identityVerificationPage,
};
