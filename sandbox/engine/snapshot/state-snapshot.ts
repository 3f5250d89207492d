import type { OrderSide } from '../../../src/domain/trading/order';
import { algoSnapshot, restoreAlgos, type AlgoSnapshot } from './algo-snapshot';
import type { ExchangeState } from '../exchange-state';
import type { Account, AccountKind } from '../ledger/account';
import { marginSnapshot, restoreMargin, type MarginSnapshot } from './margin-snapshot';
import { adoptOldContracts } from './old-contracts';
import { orderRows, restoreOrder, type OrderRow } from './order-rows';

type TradeRow = readonly [tradeId: number, price: number, quantity: number, side: OrderSide, at: number];

type AccountRow = readonly [
  accountId: string,
  kind: AccountKind,
  balances: readonly (readonly [asset: string, holding: string, frozen: string, version: number])[],
  /** Left out for tier 0, as in files from before there were tiers. */
  feeTier?: number,
  vouchers?: VoucherRow,
];

interface VoucherRow {
  readonly rebate?: readonly [voucherId: number, part: string, left: string, until: number] | undefined;
  readonly credit?: readonly [voucherId: number, owed: string] | undefined;
}

interface StateSnapshot {
  readonly at: number;
  readonly nextOrderId: number;
  readonly nextTradeId: number;
  readonly nextEntryId: number;
  readonly references: readonly string[];
  readonly accounts: readonly AccountRow[];
  /** Absent in files of an exchange without contracts. */
  readonly margin?: MarginSnapshot;
  readonly algos?: AlgoSnapshot;
  readonly markets: readonly {
    readonly symbol: string;
    readonly bookAt: number;
    readonly lastPrice: number | null;
    readonly lastTradeAt: number;
    /** Best first, and within a price first come first. */
    readonly orders: readonly OrderRow[];
    readonly tape: readonly TradeRow[];
  }[];
}

/** Trades of the tape that a snapshot keeps per market. */
const keptTrades = 100;

/**
 * The engine's state as text, the same for the same state. Candles are stored on their own, and used
 * client order ids are read from the stored orders.
 */
export function snapshotText(state: ExchangeState): string {
  const { engine } = state;
  const snapshot: StateSnapshot = {
    at: state.at,
    nextOrderId: engine.registry.nextOrderId,
    nextTradeId: engine.matcher.nextTradeId,
    nextEntryId: engine.treasury.nextEntryId,
    references: [...engine.treasury.references],
    accounts: [...engine.ledger.accounts.values()].map(accountRow),
    margin: marginSnapshot(engine),
    algos: algoSnapshot(engine.algos),
    markets: [...engine.books.values()].map((book) => {
      const { symbol } = book.instrument;
      const statistics = state.statistics.get(symbol)!;
      return {
        symbol,
        bookAt: book.at,
        lastPrice: book.lastPrice ?? null,
        lastTradeAt: statistics.lastTradeAt,
        orders: [...orderRows(book, 'BUY'), ...orderRows(book, 'SELL')],
        tape: statistics.tape
          .slice(-keptTrades)
          .map(({ tradeId, price, quantity, side, at }) => [tradeId, price, quantity, side, at] as const),
      };
    }),
  };
  return JSON.stringify(snapshot);
}

function accountRow(account: Account): AccountRow {
  const balances = account
    .usedBalances()
    .map(({ asset, holding, frozen, version }) => [asset, holding.toString(), frozen.toString(), version] as const);
  const { accountId, kind, feeTier, rebate, credit } = account;
  if (rebate || credit)
    return [
      accountId,
      kind,
      balances,
      feeTier,
      {
        rebate: rebate && [rebate.voucherId, rebate.part.toString(), rebate.left.toString(), rebate.until],
        credit: credit && [credit.voucherId, credit.owed.toString()],
      },
    ];
  return feeTier === 0 ? [accountId, kind, balances] : [accountId, kind, balances, feeTier];
}

function restoreVouchers(account: Account, { rebate, credit }: VoucherRow = {}): void {
  if (rebate) {
    const [voucherId, part, left, until] = rebate;
    account.rebate = { voucherId, part: BigInt(part), left: BigInt(left), until };
  }
  if (credit) account.credit = { voucherId: credit[0], owed: BigInt(credit[1]) };
}

/** Brings a fresh state to a snapshot. Markets that no longer exist are left out. */
export function restoreSnapshot(state: ExchangeState, text: string): void {
  const snapshot = JSON.parse(text) as StateSnapshot;
  const { engine } = state;
  state.at = snapshot.at;
  engine.registry.nextOrderId = snapshot.nextOrderId;
  engine.matcher.nextTradeId = snapshot.nextTradeId;
  engine.treasury.nextEntryId = snapshot.nextEntryId ?? 1;
  for (const reference of snapshot.references ?? []) engine.treasury.references.add(reference);
  for (const [accountId, kind, balances, feeTier = 0, vouchers] of snapshot.accounts) {
    const account = engine.ledger.accounts.get(accountId) ?? engine.ledger.open(accountId, kind);
    account.feeTier = feeTier;
    restoreVouchers(account, vouchers);
    for (const [asset, holding, frozen, version] of balances) {
      const balance = account.balance(asset);
      balance.holding = BigInt(holding);
      balance.frozen = BigInt(frozen);
      balance.version = version;
    }
  }
  if (snapshot.margin !== undefined) restoreMargin(engine, snapshot.margin);
  for (const market of snapshot.markets) {
    const book = engine.books.get(market.symbol);
    const statistics = state.statistics.get(market.symbol);
    if (book === undefined || statistics === undefined) continue;
    for (const row of market.orders) {
      restoreOrder(engine, book, row);
      const [, clientOrderId, accountId] = row;
      if (clientOrderId !== 0) engine.registry.usedClientOrderIds(accountId).add(clientOrderId);
    }
    book.forgetChanges();
    book.at = market.bookAt;
    book.lastPrice = market.lastPrice ?? undefined;
    statistics.lastPrice = book.lastPrice;
    statistics.lastTradeAt = market.lastTradeAt;
    for (const [tradeId, price, quantity, side, at] of market.tape) {
      statistics.tape.push({ tradeId, symbol: market.symbol, price, quantity, side, at });
    }
  }
  if (snapshot.margin === undefined) adoptOldContracts(engine);
  if (snapshot.algos !== undefined) {
    restoreAlgos(
      engine.algos,
      snapshot.algos,
      (accountId) => engine.ledger.accounts.get(accountId),
      (symbol) => engine.books.get(symbol)?.instrument,
    );
  }
}
