import { unitsText } from '../../engine/model/units';
import type { NotificationText } from '../notifications/notifications';
import { daysToUse, type VoucherTerms } from './voucher-plan';

/** What somebody is told whose task has brought a voucher. */
export function newsOf(terms: VoucherTerms): NotificationText {
  const { title, key, values } = worded(terms);
  return {
    type: 'CAMPAIGN',
    level: 'success',
    title,
    body: `Use it within ${daysToUse} days.`,
    message: { key, values },
    link: '/account/reward-center',
  };
}

function worded(terms: VoucherTerms) {
  switch (terms.type) {
    case 'FEE_REBATE': {
      const part = String(terms.part / 100);
      return { title: `New voucher: ${part}% fee rebate`, key: 'voucherRebate', values: { part } } as const;
    }
    case 'TRIAL_FUND': {
      const amount = unitsText(terms.most);
      return { title: `New voucher: ${amount} USDT trial fund`, key: 'voucherFund', values: { amount } } as const;
    }
    case 'RATE_BOOST': {
      const rate = String(Number(unitsText(terms.apr)) * 100);
      return { title: `New voucher: +${rate}% APR`, key: 'voucherBoost', values: { rate } } as const;
    }
  }
}
