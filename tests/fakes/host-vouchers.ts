import { unitsText } from '../../sandbox/engine/model/units';
import type { VoucherTerms as HostTerms } from '../../sandbox/services/rewards/voucher-plan';
import type { VoucherView } from '../../sandbox/services/rewards/vouchers';
import type { Outcome } from '../../src/application/kernel/failure';
import type { Needs } from '../../src/application/kernel/token';
import type { VouchersCommandsPort } from '../../src/application/rewards/vouchers-commands.port';
import type { VouchersPort } from '../../src/application/rewards/vouchers.port';
import type { Voucher, VoucherTask, VoucherTerms } from '../../src/domain/rewards/voucher';
import { decimal, type Decimal } from '../../src/domain/shared/decimal';
import { HostCalls } from './host-session';

const amountOf = (units: bigint): Decimal => decimal(unitsText(units));

export class HostVouchers implements VouchersPort, VouchersCommandsPort {
  static readonly needs: Needs<typeof HostVouchers> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  tasks(): Outcome<readonly VoucherTask[]> {
    return this.calls.as((user, { vouchers }) =>
      vouchers
        .tasks(user)
        .map(({ taskId, terms, most, ...task }) => ({ ...task, id: taskId, terms: termsOf(terms, most) })),
    );
  }

  vouchers(): Outcome<readonly Voucher[]> {
    return this.calls.as((user, { vouchers }) => vouchers.of(user).map(voucher));
  }

  use(id: string): Outcome<Voucher> {
    return this.calls.as(async (user, { vouchers, features }) => {
      features.require(user, 'vouchers');
      return voucher(await vouchers.use(user, Number(id)));
    });
  }
}

function voucher({ voucherId, taskId, status, terms, most, used, ...times }: VoucherView): Voucher {
  const { issuedAt, expiresAt, usedAt, endsAt } = times;
  return {
    id: String(voucherId),
    task: taskId,
    status,
    terms: termsOf(terms, most),
    issuedAt,
    expiresAt,
    usedAt,
    endsAt,
    used: amountOf(used),
  };
}

function termsOf(terms: HostTerms, most: bigint): VoucherTerms {
  return {
    type: terms.type,
    days: terms.days,
    part: terms.type === 'FEE_REBATE' ? terms.part / 10_000 : undefined,
    apr: terms.type === 'RATE_BOOST' ? Number(unitsText(terms.apr)) : undefined,
    principal: terms.type === 'RATE_BOOST' ? amountOf(terms.principal) : undefined,
    most: amountOf(most),
  };
}
