import type { NoticesPort } from '../../kit/notices.port';
import type { ReferralAnswer } from '../../../application/session/accept-referral.use-case';

/** @param answer `undefined` where there is no news */
export function tellOfReferral(notices: NoticesPort, answer: ReferralAnswer | undefined): void {
  if (!answer) return;
  const { what, code } = answer;
  notices.show(what === 'accepted' ? 'success' : 'warning', { key: `layers:referral.${what}`, values: { code } });
}
