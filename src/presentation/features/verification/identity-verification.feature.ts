import { feature } from '../../runtime/feature';

export const identityVerificationFeature = feature({
  id: 'identity-verification',
  path: '/account/identity-verification',
  texts: ['accountKit', 'verification'],
  view: () => import('./identity-verification.page'),
});
