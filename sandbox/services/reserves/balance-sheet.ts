import type { Earn } from '../earn/earn';
import type { Staking } from '../earn/staking';
import { stakingTerms } from '../earn/staking-rules';
import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import type { AssetPrices } from '../wallet/asset-prices';
import { networksOf } from '../wallet/networks';
import type { CustomerList } from './customer-list';
import type { Holder } from './merkle-tree';

/** One asset of the exchange's balance sheet, in its own units; the price in USDT units. */
export interface SheetRow {
  readonly asset: string;
  /** What came in over the chains and has not gone out: all that the exchange holds. */
  readonly custody: Units;
  /** On customers' accounts, and withdrawals that have not been sent. */
  readonly owed: Units;
  /** Of that, what stands behind positions. */
  readonly margin: Units;
  /** In earn products and staking. */
  readonly owedByEarn: Units;
  /** Accounts that are owed some of it. */
  readonly holders: number;
  readonly earnHolders: number;
  readonly price: Units;
}

export interface BalanceSheet {
  readonly at: number;
  readonly rows: readonly SheetRow[];
  readonly holders: readonly Holder[];
}

export interface SheetSources {
  readonly exchange: ExchangeService;
  readonly customers: CustomerList;
  readonly earn: Earn;
  readonly staking: Staking;
  readonly prices: AssetPrices;
}

/** What positions are settled in. */
const marginAsset = 'USDT';

/** Reads the ledger as it is at this moment: what the exchange holds, and what it owes to whom. */
export function balanceSheet(at: number, { exchange, customers, earn, staking, prices }: SheetSources): BalanceSheet {
  const outside = holdings(exchange, 'outside-world');
  const sending = holdings(exchange, 'withdrawals');
  const owed = new Map(sending);
  const margin = new Map<string, Units>();
  const owedByEarn = new Map<string, Units>();
  const counts = new Map<string, number>();
  const earnCounts = new Map<string, number>();
  const holders: Holder[] = [];
  for (const { userId, applicationId, otherAccounts } of customers.all()) {
    const accounts = [applicationId, ...otherAccounts];
    const own = new Map<string, Units>();
    // What is owed the other way round does not lessen what is owed to others.
    for (const [asset, amount] of accounts.flatMap((account) => [...holdings(exchange, account)]))
      if (amount > 0n) add(own, asset, amount);
    const kept = keptFor(applicationId, earn, staking);
    for (const [asset, amount] of own) add(owed, asset, amount);
    add(margin, marginAsset, marginOf(exchange, accounts, own.get(marginAsset) ?? 0n));
    for (const [asset, amount] of kept) add(owedByEarn, asset, amount);
    for (const asset of own.keys()) counts.set(asset, (counts.get(asset) ?? 0) + 1);
    for (const asset of kept.keys()) earnCounts.set(asset, (earnCounts.get(asset) ?? 0) + 1);
    const balances = new Map(own);
    for (const [asset, amount] of kept) add(balances, asset, amount);
    if (balances.size > 0) holders.push({ uid: userId, applicationId, balances });
  }
  const assets = [...new Set([...outside.keys(), ...owed.keys(), ...owedByEarn.keys()])].sort();
  return {
    at,
    holders,
    rows: assets.map((asset) => ({
      asset,
      custody: -(outside.get(asset) ?? 0n),
      owed: owed.get(asset) ?? 0n,
      margin: margin.get(asset) ?? 0n,
      owedByEarn: owedByEarn.get(asset) ?? 0n,
      holders: counts.get(asset) ?? 0,
      earnHolders: earnCounts.get(asset) ?? 0,
      price: prices.price(asset),
    })),
  };
}

/** Above zero when the exchange could pay everybody and have some left. */
export function equityOf({ custody, owed, owedByEarn }: SheetRow): Units {
  return custody - owed - owedByEarn;
}

/** Never more than there is. */
function marginOf(exchange: ExchangeService, accounts: readonly string[], holding: Units): Units {
  const initial = accounts
    .flatMap((accountId) => exchange.margin.positions(accountId))
    .reduce((sum, { initialMargin }) => sum + initialMargin, 0n);
  return initial < holding ? initial : holding;
}

function keptFor(accountId: string, earn: Earn, staking: Staking): ReadonlyMap<string, Units> {
  const kept = new Map<string, Units>();
  for (const [asset, { earn: inEarn, vault, forfeitable }] of earn.heldBy(accountId))
    add(kept, asset, inEarn + vault + forfeitable);
  const stake = staking.stakedBy(accountId) + staking.unbondingOf(accountId);
  if (stake > 0n) add(kept, stakingTerms.token, stake);
  return kept;
}

/** Assets that exist outside; the ledger also counts contracts. */
function holdings(exchange: ExchangeService, accountId: string): Map<string, Units> {
  return new Map(
    exchange
      .balances(accountId)
      .flatMap(({ asset, holding }) =>
        holding !== 0n && networksOf(asset).length > 0 ? [[asset, holding] as const] : [],
      ),
  );
}

function add(sums: Map<string, Units>, asset: string, amount: Units): void {
  sums.set(asset, (sums.get(asset) ?? 0n) + amount);
}
