import type { Voucher } from '../../domain/rewards/voucher';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Vouchers of the reward center (specification, section 2). */
export interface VouchersCommandsPort {
  /** `duplicate` for one that was used, `invalid` for one that has expired or while another of its type is in use. */
  use(id: string): Outcome<Voucher>;
}

export const VouchersCommandsPort = token<VouchersCommandsPort>('VouchersCommandsPort');
