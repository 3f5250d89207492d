import type { Voucher, VoucherTask } from '../../domain/rewards/voucher';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Vouchers of the reward center (specification, section 2). */
export interface VouchersPort {
  tasks(): Outcome<readonly VoucherTask[]>;
  /** Newest first. */
  vouchers(): Outcome<readonly Voucher[]>;
}

export const VouchersPort = token<VouchersPort>('VouchersPort');
