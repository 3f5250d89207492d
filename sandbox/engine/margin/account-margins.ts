import { one, type Steps, type Units } from '../model/units';
import type { Account, Balance, Position } from '../ledger/account';
import type { LeverageTier, MarginMode } from '../model/margin-model';
import { shareOf, type OrderRegistry } from '../book/order-registry';
import type { RestingOrder } from '../book/resting-order';
import { collateralWeights } from './collateral-weights';
import { MarginAccount } from './margin-account';
import type { Prices } from './prices';
import { initialMarginOf, maintenanceMarginOf, tiersOf } from './tiers';

/** How a customer stands in cross margin, in quote units; isolated positions stand for themselves. */
export interface CrossMargin {
  /** Weighted collateral with unrealised profit; isolated margin is not part of it. */
  readonly collateral: Units;
  readonly free: Units;
  readonly initialMargin: Units;
  readonly maintenanceMargin: Units;
  /** Value of all cross positions. */
  readonly notional: Units;
}

/** An order that is not in the book yet, with what it would trade. */
export interface Draft {
  readonly order: RestingOrder;
  readonly quantity: Steps;
  readonly notional: Units;
}

/** The asset that contracts are settled in. */
export const settlementAsset = 'USDT';

/** What orders would add to a position, as values. */
interface Pending {
  readonly position: Position;
  long: Units;
  short: Units;
  /** What filling them at their prices would lose against the mark. */
  loss: Units;
}

/** Margin of customers: what they have, what they need, what is left. */
export class AccountMargins {
  readonly #accounts = new Map<string, MarginAccount>();
  readonly #tiers = new Map<string, readonly LeverageTier[]>();

  constructor(
    private readonly prices: Prices,
    private readonly registry: OrderRegistry,
  ) {}

  settings(accountId: string): MarginAccount {
    let settings = this.#accounts.get(accountId);
    if (settings === undefined) this.#accounts.set(accountId, (settings = new MarginAccount()));
    return settings;
  }

  get settled(): ReadonlyMap<string, MarginAccount> {
    return this.#accounts;
  }

  tiersOf(position: Pick<Position, 'instrument'>): readonly LeverageTier[] {
    const { specification, symbol } = position.instrument;
    let tiers = this.#tiers.get(symbol);
    if (tiers === undefined) this.#tiers.set(symbol, (tiers = tiersOf(specification)));
    return tiers;
  }

  leverageOf(position: Position, marginMode: MarginMode = position.marginMode): number {
    const { symbol } = position.instrument;
    return this.settings(position.account.accountId).leverage(
      symbol,
      marginMode,
      position.side,
      this.tiersOf(position)[0]!.maxLeverage,
    );
  }

  markOf(position: Pick<Position, 'instrument'>): Units {
    return this.prices.mark(position.instrument.symbol) ?? 0n;
  }

  /** Value of what is held, without sign. */
  valueOf(position: Position): Units {
    const value = position.value(this.markOf(position));
    return value < 0n ? -value : value;
  }

  maintenanceOf(position: Position): Units {
    return maintenanceMarginOf(this.tiersOf(position), this.valueOf(position));
  }

  /** Whether any contract is held or ordered: only then is anything of the collateral needed. */
  exposed(account: Account): boolean {
    for (const position of account.positions.values()) if (position.holding !== 0) return true;
    return account.contractOrders > 0;
  }

  /** @param except an order that is about to leave the book */
  of(account: Account, draft?: Draft, except?: RestingOrder): CrossMargin {
    const pending = new Map<Position, Pending>();
    let reserved = 0n;
    const count = ({ order, quantity, notional: atPrice }: Draft): void => {
      if (!order.instrument.perpetual) reserved += this.#spotCost(order, quantity, atPrice);
      else if (!order.reducing && order.terms.marginMode === 'ISOLATED')
        reserved += shareOf(atPrice, order.terms.leverage!);
      else if (!order.reducing) this.#countOrder(order, quantity, atPrice, pending);
    };
    for (const order of this.registry.openOf(account)) if (order !== except) count(restOf(order));
    if (draft !== undefined) count(draft);

    let collateral = this.collateralOf(account);
    let initialMargin = 0n;
    let maintenanceMargin = 0n;
    let notional = 0n;
    for (const position of account.positions.values()) {
      if (position.holding === 0 || position.marginMode !== 'CROSS') continue;
      collateral += position.unrealized(this.markOf(position));
      maintenanceMargin += this.maintenanceOf(position);
      notional += this.valueOf(position);
      if (!pending.has(position)) pending.set(position, { position, long: 0n, short: 0n, loss: 0n });
    }
    for (const plan of pending.values()) initialMargin += this.initialMarginOf(plan);
    return { collateral, free: collateral - reserved - initialMargin, initialMargin, maintenanceMargin, notional };
  }

  /** Margin that a cross position and its orders need. */
  initialMarginOf({ position, long, short, loss }: Pending): Units {
    const value = position.marginMode === 'CROSS' ? position.value(this.markOf(position)) : 0n;
    const [upwards, downwards, held] = [value + long, short - value, value < 0n ? -value : value];
    const widest = upwards > downwards ? upwards : downwards;
    return (
      initialMarginOf(this.tiersOf(position), widest > held ? widest : held, this.leverageOf(position, 'CROSS')) + loss
    );
  }

  /** Weighted value of what an account owns, isolated margin apart. */
  collateralOf(account: Account): Units {
    const isolated = isolatedOf(account);
    let sum = 0n;
    for (const balance of account.balances.values()) {
      const amount = balance.asset === settlementAsset ? balance.holding - isolated : balance.holding;
      if (amount !== 0n) sum += this.weighted(account, balance.asset, amount);
    }
    return sum;
  }

  /** Unweighted value of everything an account owns. */
  worthOf(account: Account): Units {
    let sum = 0n;
    for (const { asset, holding } of account.balances.values())
      sum += (holding * (this.prices.worthOf(asset, settlementAsset) ?? 0n)) / one;
    for (const position of account.positions.values())
      if (position.holding !== 0) sum += position.unrealized(this.markOf(position));
    return sum;
  }

  /** How much of a balance margin can do without. */
  spareOf(balance: Balance): Units {
    const { account, asset } = balance;
    const weight = this.weighted(account, asset, one);
    if (weight === 0n || !this.exposed(account)) return balance.available;
    const { free } = this.of(account);
    return free <= 0n ? 0n : (free * one) / weight;
  }

  /** Whether the free collateral outweighs what would be given away. */
  canSpare(account: Account, given: ReadonlyMap<string, Units>): boolean {
    if (!this.exposed(account)) return true;
    let weight = 0n;
    for (const [asset, amount] of given) weight += this.weighted(account, asset, amount);
    return weight <= 0n || weight <= this.of(account).free;
  }

  weighted(account: Account, asset: string, amount: Units): Units {
    const weight = this.settings(account.accountId).disabled.has(asset) ? 0n : (collateralWeights.get(asset) ?? 0n);
    if (weight === 0n) return 0n;
    return (amount * (((this.prices.worthOf(asset, settlementAsset) ?? 0n) * weight) / one)) / one;
  }

  /** How much collateral is lost when a spot order fills. */
  #spotCost({ instrument, account, side }: RestingOrder, quantity: Steps, notional: Units): Units {
    const base = this.weighted(account, instrument.baseAsset, instrument.baseUnits(quantity));
    const quote = this.weighted(account, instrument.quoteAsset, notional);
    const cost = side === 'BUY' ? quote - base : base - quote;
    return cost > 0n ? cost : 0n;
  }

  #countOrder(order: RestingOrder, quantity: Steps, atPrice: Units, pending: Map<Position, Pending>): void {
    const position = order.position!;
    const { instrument } = order;
    const mark = this.markOf(position);
    let plan = pending.get(position);
    if (plan === undefined) pending.set(position, (plan = { position, long: 0n, short: 0n, loss: 0n }));
    const atMark = instrument.worth(mark, quantity);
    const buying = order.side === 'BUY';
    const dearer = atPrice > atMark ? atPrice : atMark;
    if (buying) plan.long += dearer;
    else plan.short += dearer;
    const loss = buying ? atPrice - atMark : atMark - atPrice;
    if (loss > 0n) plan.loss += loss;
  }
}

/** What is left of an order, at its limit. */
function restOf(order: RestingOrder): Draft {
  return { order, quantity: order.remaining, notional: order.instrument.notional(order.price, order.remaining) };
}

/** Isolated margin of all positions of an account. */
function isolatedOf(account: Account): Units {
  let sum = 0n;
  for (const { isolatedMargin } of account.positions.values()) sum += isolatedMargin;
  return sum;
}
