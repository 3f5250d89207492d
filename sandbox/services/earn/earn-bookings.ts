import type { LedgerKind, TransferLeg } from '../../engine/model/ledger-model';
import type { EarnEvent } from './earn-position';

interface Booking {
  readonly kind: LedgerKind;
  readonly legs: readonly TransferLeg[];
}

/**
 * What the ledger has to show for an event. Interest is a line of its own to its owner once it is theirs: what earns on
 * is paid and put in again, so that what went in and what came back as EARN are the same.
 */
export function bookingOf({ accountId, token, kind, amount, interest }: EarnEvent): Booking {
  const leg = (from: string, to: string, part = amount) => ({ from, to, asset: token, amount: part });
  const paidAndPutIn = (from: string, part: bigint): Booking => ({
    kind: 'YIELD_TO_BALANCE',
    legs: part === 0n ? [] : [leg(from, accountId, part), { ...leg(accountId, 'earn', part), withheld: 'EARN' }],
  });
  switch (kind) {
    case 'YIELD':
      return { kind: 'YIELD_TO_BALANCE', legs: [leg('treasury', accountId)] };
    case 'REINVEST':
      return paidAndPutIn('treasury', amount);
    case 'RENEW':
      return paidAndPutIn('earn', interest);
    case 'ACCRUE':
      return { kind: 'EARN', legs: [leg('treasury', 'earn')] };
    case 'FORFEIT':
      return { kind: 'EARN', legs: [leg('earn', 'treasury')] };
    default: {
      const earned: readonly TransferLeg[] =
        interest === 0n ? [] : [{ ...leg('earn', accountId, interest), as: 'YIELD_TO_BALANCE' }];
      return { kind: 'EARN', legs: [leg('earn', accountId, amount - interest), ...earned] };
    }
  }
}
