import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

export interface TransferParty {
  readonly accountId: string;
  readonly name: string;
  /** Of another person; own accounts have none. */
  readonly userId?: string | undefined;
}

/** Money between two accounts of the exchange. */
export interface Transfer {
  readonly id: string;
  readonly asset: string;
  readonly amount: Decimal;
  readonly from: TransferParty;
  readonly to: TransferParty;
  readonly at: Instant;
  /** A second person has to let it go first. */
  readonly waitsForApproval: boolean;
}
