import type { vouchersEndpoints } from '../../../src/infrastructure/wire/catalogue/vouchers.endpoints';
import { type Units, unitsText } from '../../engine/model/units';
import type { VoucherTerms } from '../../services/rewards/voucher-plan';
import type { VoucherView } from '../../services/rewards/vouchers';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';

export function vouchersHandlers({ vouchers, features, now }: Services): Handlers<typeof vouchersEndpoints> {
  return {
    tasks: (call) => {
      const rows = vouchers.tasks(callerOf(call).user).map(({ taskId, progress, target, done, terms, most }) => ({
        id: taskId,
        progress,
        target,
        done,
        terms: termsRow(terms, most),
      }));
      return { success: true, data: { rows }, timestamp: now() };
    },
    vouchers: (call) => ({
      success: true,
      data: { rows: vouchers.of(callerOf(call).user).map(voucherRow) },
      timestamp: now(),
    }),
    use: async (call) => {
      const { user } = callerOf(call);
      features.require(user, 'vouchers');
      return {
        success: true,
        data: voucherRow(await vouchers.use(user, Number(call.parameters.id))),
        timestamp: now(),
      };
    },
  };
}

function voucherRow({
  voucherId,
  taskId,
  status,
  terms,
  most,
  issuedAt,
  expiresAt,
  usedAt,
  endsAt,
  used,
}: VoucherView) {
  return {
    id: voucherId,
    task: taskId,
    status,
    terms: termsRow(terms, most),
    issuedTime: issuedAt,
    expiryTime: expiresAt,
    usedTime: usedAt ?? null,
    endTime: endsAt ?? null,
    used: unitsText(used),
  };
}

function termsRow(terms: VoucherTerms, most: Units) {
  const { type, days } = terms;
  return {
    type,
    days,
    part: terms.type === 'FEE_REBATE' ? terms.part / 10_000 : null,
    apr: terms.type === 'RATE_BOOST' ? Number(unitsText(terms.apr)) : null,
    principal: terms.type === 'RATE_BOOST' ? unitsText(terms.principal) : null,
    productId: terms.type === 'RATE_BOOST' ? terms.productId : null,
    most: unitsText(most),
  };
}
