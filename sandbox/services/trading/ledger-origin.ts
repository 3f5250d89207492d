import type { LedgerEntry } from '../../engine/model/ledger-model';
import type { Units } from '../../engine/model/units';
import type { Conversions } from '../convert/conversions';
import type { User } from '../users/user';
import type { Movement } from '../wallet/movement';
import type { TransferStatus } from '../wallet/transfers';
import type { Wallet } from '../wallet/wallet';

/** What a line of the ledger was booked for, as far as it can be told; another kind of line has none of it. */
export interface LedgerOrigin {
  readonly movement?: Movement | undefined;
  /** Name of the other account of a transfer. */
  readonly counterparty?: string | undefined;
  /** How far a transfer has come. */
  readonly transfer?: TransferStatus | undefined;
  /** Of a conversion: below zero when it left. */
  readonly otherLeg?: { readonly asset: string; readonly amount: Units } | undefined;
}

/**
 * References are written where money is booked: `deposit:9`, `withdrawal:7:sent`, `transfer:3`, `transfer:3:take`, `convert:12`.
 * @param user whose line it is
 */
export function ledgerOrigin(
  { asset, reference }: LedgerEntry,
  { wallet, conversions }: { readonly wallet: Wallet; readonly conversions: Conversions },
  user: User,
): LedgerOrigin {
  const [what, number] = reference.split(':');
  const id = Number(number);
  switch (what) {
    case 'deposit':
    case 'withdrawal':
      return { movement: wallet.movement(user, id) };
    case 'transfer': {
      const transfer = wallet.transfers.byId(user, id);
      const isSender = transfer?.from.applicationId === user.applicationId;
      return { counterparty: (isSender ? transfer?.to : transfer?.from)?.name, transfer: transfer?.status };
    }
    case 'convert': {
      const quote = conversions.quoted(user, id);
      if (!quote) return {};
      const { sellAsset, sellAmount, buyAsset, buyAmount } = quote;
      return {
        otherLeg:
          asset === sellAsset ? { asset: buyAsset, amount: buyAmount } : { asset: sellAsset, amount: -sellAmount },
      };
    }
    default:
      return {};
  }
}
