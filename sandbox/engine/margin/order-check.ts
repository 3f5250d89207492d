import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';
import type { Instrument } from '../model/instrument';
import type { Account } from '../ledger/account';
import type { Command } from '../model/commands';
import { needOf, shareOf, type OrderRegistry } from '../book/order-registry';
import { plainTerms, type OrderTerms, type RestingOrder } from '../book/resting-order';
import type { Contracts } from './contracts';
import type { Draft, AccountMargins } from './account-margins';

type PlaceCommand = Extract<Command, { type: 'place' }>;

const mostReducing = 50;
/** Resting orders of one customer, in all markets. */
const mostOpen = 1_000;

/** Whether a customer may have an order, as far as money, margin and positions decide. */
export class OrderCheck {
  constructor(
    private readonly margins: AccountMargins,
    private readonly contracts: Contracts,
    private readonly registry: OrderRegistry,
  ) {}

  /** What an order says beyond price and quantity, with the account's settings in place. */
  terms(account: Account, instrument: Instrument, command: PlaceCommand): OrderTerms | RejectionReason {
    const { tag = 'default', bidAskLevel, visible, reduceOnly = false, positionSide = 'BOTH', quantity = 0 } = command;
    const { expiresAt } = command;
    if (visible !== undefined && (!Number.isSafeInteger(visible) || visible < 0 || visible > quantity))
      return 'quantityOutOfBounds';
    const shown = visible === undefined || visible === quantity ? undefined : visible;
    if (!instrument.perpetual) {
      if (reduceOnly) return 'reduceOnlyRefused';
      if (tag === 'default' && shown === undefined && bidAskLevel === undefined && expiresAt === undefined)
        return plainTerms;
      return { ...plainTerms, tag, bidAskLevel, visible: shown, expiresAt };
    }
    const common = { tag, bidAskLevel, visible: shown, reduceOnly, expiresAt };
    if (account.kind !== 'customer')
      return tag === 'default' && shown === undefined && !reduceOnly && expiresAt === undefined
        ? plainTerms
        : { ...plainTerms, ...common };
    const settings = this.margins.settings(account.accountId);
    if (settings.mode !== 'FUTURES') return 'notAvailable';
    if ((settings.positionMode === 'ONE_WAY') !== (positionSide === 'BOTH')) return 'positionSideMismatch';
    const position = this.contracts.position(account, instrument, positionSide);
    const marginMode =
      command.marginMode ?? (position.holding === 0 ? settings.marginModeOf(instrument.symbol) : position.marginMode);
    return { ...common, positionSide, marginMode, leverage: this.margins.leverageOf(position, marginMode) };
  }

  /** @param draft what would be left of it after a change @param replaced the same order as it is in the book now */
  fault(draft: Draft, replaced?: RestingOrder): RejectionReason | undefined {
    const { order } = draft;
    if (order.account.kind !== 'customer') return undefined;
    if (replaced === undefined && rests(order) && this.registry.openCount(order.account) >= mostOpen)
      return 'tooManyOrders';
    return order.instrument.perpetual ? this.#contractFault(draft, replaced) : this.#spotFault(draft, replaced);
  }

  #spotFault(draft: Draft, replaced: RestingOrder | undefined): RejectionReason | undefined {
    const { account, side, instrument } = draft.order;
    const need =
      side === 'BUY'
        ? draft.notional
        : instrument.baseUnits(replaced === undefined ? draft.order.quantity : draft.quantity);
    const balance = account.balance(side === 'BUY' ? instrument.quoteAsset : instrument.baseAsset);
    if (balance.available + (replaced?.held ?? 0n) < need) return 'insufficientBalance';
    return this.margins.exposed(account) ? this.#marginFault(draft, replaced) : undefined;
  }

  #contractFault(draft: Draft, replaced: RestingOrder | undefined): RejectionReason | undefined {
    const { order } = draft;
    const position = order.position!;
    const rest = replaced === undefined ? order.quantity : draft.quantity;
    const closable = position.closable(order.direction, rest);
    if (order.reducing) {
      if (closable < rest) return 'reduceOnlyRefused';
      return replaced === undefined && rests(order) && this.#reducingOrders(order) >= mostReducing
        ? 'tooManyOrders'
        : undefined;
    }
    const { marginMode } = order.terms;
    if (position.holding !== 0 && position.marginMode !== marginMode) return 'modeInUse';
    const side = this.#orderedBeside(order, replaced);
    if (side === 'otherMode') return 'modeInUse';
    // Closing needs nothing: it sets margin free.
    if (closable === rest && side === 0) return undefined;
    const widest = Math.abs(position.holding + order.direction * (rest + side));
    const tiers = this.margins.tiersOf(position);
    if (order.instrument.worth(this.margins.markOf(position), widest) > tiers[tiers.length - 1]!.notionalTo)
      return 'maximumPosition';
    return marginMode === 'ISOLATED'
      ? this.#isolatedFault(draft, rest - closable, replaced)
      : this.#marginFault(draft, replaced);
  }

  #isolatedFault(
    { order, quantity, notional }: Draft,
    opening: number,
    replaced: RestingOrder | undefined,
  ): RejectionReason | undefined {
    const { account, instrument } = order;
    const balance = account.balance(instrument.quoteAsset);
    // A resting order reserves for all of it; what trades at once only needs margin for what it opens.
    const value = rests(order)
      ? replaced === undefined
        ? instrument.notional(order.price, quantity)
        : notional
      : instrument.notional(order.price, opening);
    const need = shareOf(value, order.terms.leverage!) + instrument.takerFee(notional, account.feeTier);
    const freed = replaced === undefined ? 0n : needOf(replaced);
    return balance.available + freed < need || this.margins.spareOf(balance) + freed < need
      ? 'insufficientMargin'
      : undefined;
  }

  #marginFault(draft: Draft, replaced: RestingOrder | undefined): RejectionReason | undefined {
    const { account } = draft.order;
    const after = this.margins.of(account, draft, replaced);
    if (after.free >= 0n) return undefined;
    const before = this.margins.of(account);
    if (after.free >= before.free) return undefined;
    return before.collateral < before.maintenanceMargin ? 'beingLiquidated' : 'insufficientMargin';
  }

  #reducingOrders(like: RestingOrder): number {
    let count = 0;
    for (const order of this.registry.openOf(like.account))
      if (order.position === like.position && order.reducing) count += 1;
    return count;
  }

  /** What orders in the same direction would add already. */
  #orderedBeside(like: RestingOrder, replaced: RestingOrder | undefined): number | 'otherMode' {
    let quantity = 0;
    for (const order of this.registry.openOf(like.account)) {
      if (order.position !== like.position || order === replaced || order.reducing) continue;
      if (order.terms.marginMode !== like.terms.marginMode) return 'otherMode';
      if (order.side === like.side) quantity += order.remaining;
    }
    return quantity;
  }
}

/** Whether what does not fill at once stays in the book. */
export function rests({ type }: Pick<RestingOrder, 'type'>): boolean {
  return type === 'LIMIT' || type === 'POST_ONLY' || type === 'ASK' || type === 'BID';
}
