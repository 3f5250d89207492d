import type { LedgerEntry } from '../../engine/model/ledger-model';
import type { Units } from '../../engine/model/units';
import type { Conversions } from '../convert/conversions';
import type { Purchase } from '../purchases/purchase-repository';
import type { Purchases } from '../purchases/purchases';
import type { User } from '../users/user';
import type { Movement } from '../wallet/movement';
import type { TransferStatus } from '../wallet/told-transfers';
import type { Wallet } from '../wallet/wallet';
import { parseMarketSymbol } from '../../../src/domain/markets/market-symbol';
import type { CopyRepository } from '../copying/copy-repository';
import type { CopyStrategies } from '../social/copy-strategies';

/** What a line of the ledger was booked for, as far as it can be told; another kind of line has none of it. */
export interface LedgerOrigin {
  readonly movement?: Movement | undefined;
  /** Name of the other account of a transfer. */
  readonly counterparty?: string | undefined;
  /** How far a transfer has come. */
  readonly transfer?: TransferStatus | undefined;
  /** Of a conversion or trade: below zero when it left. */
  readonly otherLeg?: { readonly asset: string; readonly amount: Units } | undefined;
  /** Collateral that was sold because nothing of another asset was left to pay with. */
  readonly automatic?: true | undefined;
  /** The market whose trade, position or funding it is. */
  readonly symbol?: string | undefined;
  /** Name of the copied strategy whose money it is. */
  readonly strategy?: string | undefined;
  /** What was bought for money of a country. */
  readonly purchase?: Purchase | undefined;
}

export interface LedgerSources {
  readonly wallet: Wallet;
  readonly conversions: Conversions;
  readonly purchases: Pick<Purchases, 'ownById'>;
  readonly copying: { readonly repository: Pick<CopyRepository, 'byId'> };
  readonly copyStrategies: Pick<CopyStrategies, 'byId'>;
}

/**
 * References are written where money is booked: `deposit:9`, `withdrawal:7:sent`, `transfer:3`, `transfer:3:take`, `convert:12`,
 * `purchase:5`, `copy:4:open`, `shortfall`; what contracts cost and bring by their market, `PERP_BTC_USDT 17`.
 * @param user whose line it is
 */
export function ledgerOrigin(
  { asset, reference, otherLeg }: LedgerEntry,
  { wallet, conversions, purchases, copying, copyStrategies }: LedgerSources,
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
    case 'shortfall':
      return { automatic: true };
    case 'purchase':
      return { purchase: purchases.ownById(user, id) };
    case 'copy': {
      const copy = copying.repository.byId(id);
      return { strategy: copy && copyStrategies.byId(copy.strategyId)?.name };
    }
    default: {
      const [symbol] = reference.split(' ');
      return { symbol: symbol !== undefined && parseMarketSymbol(symbol) ? symbol : undefined, otherLeg };
    }
  }
}
