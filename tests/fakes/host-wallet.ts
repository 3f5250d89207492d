import { currencies } from '../../sandbox/services/purchases/providers';
import type { Movement as SandboxMovement, MovementFilter } from '../../sandbox/services/wallet/movement';
import type { Quote } from '../../sandbox/services/convert/quote-repository';
import type { LedgerKind } from '../../sandbox/engine/model/ledger-model';
import { unitsText } from '../../sandbox/engine/model/units';
import { providerName } from '../../sandbox/services/purchases/providers';
import { ledgerOrigin, type LedgerOrigin } from '../../sandbox/services/trading/ledger-origin';
import { networksOf } from '../../sandbox/services/wallet/networks';
import type { TransferParty } from '../../sandbox/services/wallet/told-transfers';
import { rewardCampaign, rewardReason } from '../../sandbox/services/rewards/reward-reason';
import { copiedAssets } from '../../sandbox/services/copying/copied-assets';
import { savingsOf } from '../../sandbox/services/trading/savings';
import type { Outcome } from '../../src/application/kernel/failure';
import type { ConvertCommandsPort } from '../../src/application/wallet/convert-commands.port';
import type { ConvertPort } from '../../src/application/wallet/convert.port';
import type { TransfersCommandsPort } from '../../src/application/wallet/transfers-commands.port';
import type { TransfersPort } from '../../src/application/wallet/transfers.port';
import type {
  WalletCommandsPort,
  WithdrawalRequest,
  WithdrawalProof,
} from '../../src/application/wallet/wallet-commands.port';
import type {
  LoanToValue,
  MovementQuery,
  WalletPage,
  WalletPort,
  WalletQuery,
  WithdrawalAllowance,
} from '../../src/application/wallet/wallet.port';
import { decimal, decimalText, divide, type Decimal } from '../../src/domain/shared/decimal';
import type { Conversion, ConvertibleAsset, ConvertLimits, ConvertQuote } from '../../src/domain/wallet/conversion';
import type { BalancePoint } from '../../src/domain/wallet/balance-course';
import type { Holding } from '../../src/domain/wallet/holding';
import type { LedgerLine, Movement } from '../../src/domain/wallet/movement';
import type { CurrencyRate } from '../../src/domain/wallet/purchase';
import type { DepositAddress, TokenNetwork } from '../../src/domain/wallet/token-network';
import type { Payee, Transfer } from '../../src/domain/wallet/transfer';
import { invalidParameter } from '../../sandbox/shared/api-error';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

const amountOf = (units: bigint): Decimal => decimal(unitsText(units));

export class HostWallet implements WalletPort, WalletCommandsPort {
  static readonly needs: Needs<typeof HostWallet> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  holdings(): Outcome<readonly Holding[]> {
    return this.calls.as((user, { marginService, ...areas }) => {
      const held = new Map(marginService.balances(user.applicationId).map((each) => [each.asset, each]));
      const savings = savingsOf(areas, user);
      const copies = copiedAssets(areas.exchange, areas.copying.repository, user.applicationId);
      return [...new Set([...held.keys(), ...savings.keys(), ...copies.keys()])].map((asset) => {
        const { holding, frozen, lent } = held.get(asset) ?? { holding: 0n, frozen: 0n, lent: 0n };
        const { staked, unbonding, earn } = savings.get(asset) ?? { staked: 0n, unbonding: 0n, earn: 0n };
        const price = areas.wallet.prices.price(asset);
        return {
          asset,
          balance: amountOf(holding),
          available: amountOf(holding - frozen),
          lent: amountOf(lent),
          inOrders: amountOf(frozen),
          staked: amountOf(staked),
          unbonding: amountOf(unbonding),
          earning: amountOf(earn),
          copied: amountOf(copies.get(asset) ?? 0n),
          price: price > 0n ? amountOf(price) : undefined,
        };
      });
    });
  }

  networks(asset: string): Outcome<readonly TokenNetwork[]> {
    return this.calls.open(() => {
      const found = networksOf(asset);
      if (found.length === 0) throw invalidParameter('token');
      return found.map(({ asset: token, chain, decimals, suspended, minimumDeposit, ...network }) => ({
        token,
        network: chain.network,
        protocol: chain.protocol,
        name: chain.name,
        deposits: !suspended,
        withdrawals: !suspended,
        minimumWithdrawal: amountOf(network.minimumWithdrawal),
        minimumDeposit: amountOf(minimumDeposit),
        decimals,
        withdrawalFee: amountOf(network.withdrawalFee),
        confirmations: chain.confirmations,
        needsMemo: chain.needsMemo,
      }));
    });
  }

  currencyRates(): Outcome<readonly CurrencyRate[]> {
    return this.calls.open(() => [...currencies].map(([currency, worth]) => ({ currency, worth: amountOf(worth) })));
  }

  depositAddress(asset: string, network: string): Outcome<DepositAddress> {
    return this.calls.as((user, { wallet }) => wallet.deposits.address(user, asset, network));
  }

  withdraw(
    { asset, network, address, memo, amount }: WithdrawalRequest,
    proof: WithdrawalProof,
  ): Outcome<{ readonly withdrawalId: string }> {
    return this.calls.as(async (user, { wallet }) => {
      const { id } = await wallet.withdrawals.request(
        user,
        { token: asset, network, address, memo, amount: decimalText(amount) },
        proof,
      );
      return { withdrawalId: String(id) };
    });
  }

  cancelWithdrawal(withdrawalId: string): Outcome<void> {
    return this.calls.as((user, { wallet }) => wallet.withdrawals.cancel(user, Number(withdrawalId)));
  }

  movements({ asset, status, ...query }: MovementQuery): Outcome<WalletPage<Movement>> {
    return this.calls.as((user, { wallet }) => {
      const { rows, total } = wallet.history(user, { ...query, ...standingOf(status), token: asset });
      return { rows: rows.map(movementOf), total };
    });
  }

  ledger({ kind, ...query }: WalletQuery & { readonly kind?: string | undefined }): Outcome<WalletPage<LedgerLine>> {
    return this.calls.as((user, areas) => {
      const { rows, total } = areas.wallet.ledger(user, {
        ...query,
        kind: kind as LedgerKind | 'PURCHASE' | undefined,
      });
      return {
        rows: rows.map((entry) => ({
          ...originOf(ledgerOrigin(entry, areas, user)),
          id: String(entry.entryId),
          kind: entry.kind,
          asset: entry.asset,
          amount: amountOf(entry.amount),
          at: entry.at,
          reason: entry.kind === 'DISTRIBUTION' ? rewardReason(entry.reference) : undefined,
          campaign: rewardCampaign(entry.reference),
        })),
        total,
      };
    });
  }

  balanceHistory(from: number): Outcome<readonly BalancePoint[]> {
    return this.calls.as((user, { balanceHistory }) =>
      balanceHistory.since(user, from).map(({ at, value }) => ({ at, value: amountOf(value) })),
    );
  }

  allowance(): Outcome<WithdrawalAllowance> {
    return this.calls.as((user, { wallet, secondPerson }) => {
      const above = secondPerson.freeSum(user);
      const { limit, used, usedUnapproved } = wallet.door.allowance(user);
      return {
        limit: amountOf(limit),
        used: amountOf(used),
        usedUnapproved: amountOf(usedUnapproved),
        free: wallet.withdrawals.freeLeft(user),
        approvalAbove: above === undefined ? undefined : amountOf(above),
      };
    });
  }

  loanToValue(asset: string, taken: Decimal): Outcome<LoanToValue> {
    return this.calls.as((user, { wallet }) => {
      const { debt, collateral, current, after } = wallet.loanToValue(user, asset, decimalText(taken));
      const ratio = (value: bigint | undefined) => (value === undefined ? undefined : amountOf(value));
      return {
        debt: amountOf(debt),
        collateral: amountOf(collateral),
        current: ratio(current),
        after: ratio(after),
      };
    });
  }
}

export class HostTransfers implements TransfersPort, TransfersCommandsPort {
  static readonly needs: Needs<typeof HostTransfers> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  move(
    asset: string,
    amount: Decimal,
    fromAccountId: string,
    toAccountId: string,
  ): Outcome<{ readonly transferId: string }> {
    return this.calls.as(async (user, { wallet }) => ({
      transferId: String(await wallet.transfers.move(user, asset, decimalText(amount), fromAccountId, toAccountId)),
    }));
  }

  sendToUser(
    userId: string,
    asset: string,
    amount: Decimal,
    proof: WithdrawalProof,
  ): Outcome<{ readonly transferId: string; readonly waitsForApproval: boolean }> {
    return this.calls.as(async (user, { wallet }) => {
      const id = await wallet.transfers.send(user, Number(userId), asset, decimalText(amount), proof);
      return { transferId: String(id), waitsForApproval: wallet.transfers.waits(id) };
    });
  }

  payee(userId: string): Outcome<Payee> {
    return this.calls.as((_, { wallet }) => ({ userId, name: wallet.transfers.recipient(Number(userId)).name }));
  }

  transfers({ asset, ...query }: WalletQuery): Outcome<WalletPage<Transfer>> {
    return this.calls.as((user, { wallet }) => {
      const { rows, total } = wallet.transfers.list(user, { ...query, token: asset });
      const party = ({ applicationId, name, userId }: TransferParty) => ({
        accountId: applicationId,
        name,
        userId: userId === undefined ? undefined : String(userId),
      });
      return {
        rows: rows.map((row) => ({
          id: String(row.id),
          asset: row.token,
          amount: amountOf(row.amount),
          from: party(row.from),
          to: party(row.to),
          at: row.at,
          status: row.status,
        })),
        total,
      };
    });
  }
}

export class HostConvert implements ConvertPort, ConvertCommandsPort {
  static readonly needs: Needs<typeof HostConvert> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  assets(): Outcome<readonly ConvertibleAsset[]> {
    return this.calls.as((_user, { conversions }) =>
      conversions.assets().map(({ token, tick }) => ({ asset: token, tick: decimal(tick) })),
    );
  }

  limits(): Outcome<ConvertLimits> {
    return this.calls.as((_user, { conversions: { limits } }) => ({
      smallest: amountOf(limits.smallest),
      largest: amountOf(limits.largest),
    }));
  }

  quote(sellAsset: string, buyAsset: string, sellAmount: Decimal): Outcome<ConvertQuote> {
    return this.calls.as((user, { conversions }) => {
      const quote = conversions.quote(user, sellAsset, buyAsset, decimalText(sellAmount));
      const { at: _at, ...conversion } = conversionOf(quote);
      return {
        ...conversion,
        price: divide(conversion.sellAmount, conversion.buyAmount),
        expiresAt: quote.expiresAt,
      };
    });
  }

  take(quoteId: string, reference: string): Outcome<void> {
    return this.calls.as(
      async (user, { conversions }) => void (await conversions.take(user, Number(quoteId), reference)),
    );
  }

  conversion(quoteId: string): Outcome<Conversion> {
    return this.calls.as((user, { conversions }) => conversionOf(conversions.conversion(user, Number(quoteId))));
  }

  conversions(query: Parameters<ConvertPort['conversions']>[0]): Outcome<WalletPage<Conversion>> {
    return this.calls.as((user, { conversions }) => {
      const { rows, total } = conversions.history(user, query);
      return { rows: rows.map(conversionOf), total };
    });
  }
}

function conversionOf({ quoteId, sellAsset, sellAmount, buyAsset, buyAmount, createdAt }: Quote): Conversion {
  return {
    quoteId: String(quoteId),
    sellAsset,
    sellAmount: amountOf(sellAmount),
    buyAsset,
    buyAmount: amountOf(buyAmount),
    at: createdAt,
  };
}

/** Each status by itself, as it is told: without what a second person has or had to do with it. */
function standingOf(status: MovementQuery['status']): Pick<MovementFilter, 'status' | 'approval'> {
  switch (status) {
    case undefined:
      return {};
    case 'WAITING':
      return { status: 'NEW', approval: status };
    case 'REFUSED':
    case 'EXPIRED':
      return { status: 'CANCELED', approval: status };
    default:
      return { status, approval: 'NONE' };
  }
}

function movementOf(movement: SandboxMovement): Movement {
  const {
    id,
    side,
    chainToken,
    network,
    sourceAddress,
    targetAddress,
    memo,
    transactionId,
    status,
    createdAt,
    updatedAt,
  } = movement;
  return {
    id: String(id),
    side,
    chainToken,
    network,
    amount: amountOf(movement.amount),
    fee: amountOf(movement.fee),
    feeAsset: movement.fee > 0n ? movement.asset : '',
    sourceAddress,
    targetAddress,
    memo,
    transactionId,
    status: movement.approval === 'REFUSED' || movement.approval === 'EXPIRED' ? movement.approval : status,
    confirmations: side === 'DEPOSIT' ? { counted: movement.confirmed, needed: movement.threshold } : undefined,
    waitsForApproval: movement.approval === 'WAITING',
    createdAt,
    updatedAt,
  };
}

function originOf({
  movement,
  counterparty,
  otherLeg,
  automatic,
  symbol,
  strategy,
  purchase,
}: LedgerOrigin): Partial<LedgerLine> {
  return {
    movement: movement && movementOf(movement),
    counterparty,
    automatic,
    market: symbol,
    strategy,
    purchase: purchase && {
      purchaseId: String(purchase.purchaseId),
      provider: providerName(purchase.providerId),
      pays: amountOf(purchase.pays),
      currency: purchase.currency,
    },
    otherLeg: otherLeg && { asset: otherLeg.asset, amount: amountOf(otherLeg.amount) },
  };
}
