import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';
import type { Account, Position } from '../ledger/account';
import type { MarginCommand, MarginMode } from '../model/margin-model';
import type { CommandOutcome } from '../model/commands';
import type { Units } from '../model/units';
import type { Moment } from '../model/moment';
import type { OrderBook } from '../book/order-book';
import type { OrderRegistry } from '../book/order-registry';
import { collateralWeights } from './collateral-weights';
import type { Contracts } from './contracts';
import type { Prices } from './prices';
import { settlementAsset, type AccountMargins } from './account-margins';
import { initialMarginOf, tierAt } from './tiers';

type Customers = Extract<MarginCommand, { accountId: string }>;
type Administrators = Exclude<MarginCommand, Customers | { type: 'advance' }>;
type SetLeverage = Extract<MarginCommand, { type: 'setLeverage' }>;
type Adjust = Extract<MarginCommand, { type: 'adjustIsolatedMargin' }>;

const spotLeverages: readonly number[] = [3, 4, 5, 10];

/** How customers want to trade contracts, and what administrators say of prices. */
export class MarginSettings {
  constructor(
    private readonly books: ReadonlyMap<string, OrderBook>,
    private readonly registry: OrderRegistry,
    private readonly contracts: Contracts,
    private readonly margins: AccountMargins,
    private readonly prices: Prices,
  ) {}

  apply(account: Account, command: Customers, moment: Moment): CommandOutcome {
    const reason = account.kind === 'customer' ? this.#change(account, command, moment) : 'notAvailable';
    return reason === undefined ? { ok: true } : { ok: false, reason };
  }

  administer(command: Administrators, { at }: Moment): CommandOutcome {
    const reason = this.prices.override(command, at);
    return reason === undefined ? { ok: true } : { ok: false, reason };
  }

  #change(account: Account, command: Customers, moment: Moment): RejectionReason | undefined {
    const settings = this.margins.settings(account.accountId);
    switch (command.type) {
      case 'setAccountMode':
        if (command.mode !== 'FUTURES' && this.margins.exposed(account)) return 'modeInUse';
        settings.mode = command.mode;
        return undefined;
      case 'setPositionMode':
        if (command.mode !== settings.positionMode && this.margins.exposed(account)) return 'modeInUse';
        settings.positionMode = command.mode;
        return undefined;
      case 'setSpotLeverage':
        if (!spotLeverages.includes(command.leverage)) return 'leverageOutOfBounds';
        settings.spotLeverage = command.leverage;
        return undefined;
      case 'setMarginMode':
        return this.#setMarginMode(account, command.symbol, command.mode);
      case 'setLeverage':
        return this.#setLeverage(account, command);
      case 'adjustIsolatedMargin':
        return this.#adjust(account, command, moment);
      case 'switchCollateral':
        return this.#switchCollateral(account, command.asset, command.enabled);
    }
  }

  #setMarginMode(account: Account, symbol: string | undefined, mode: MarginMode): RejectionReason | undefined {
    const settings = this.margins.settings(account.accountId);
    if (symbol !== undefined && this.#perpetual(symbol) === undefined) return 'unknownMarket';
    const used = (position: Position): boolean =>
      position.holding !== 0 &&
      position.marginMode !== mode &&
      (symbol === undefined || position.instrument.symbol === symbol);
    if ([...account.positions.values()].some(used)) return 'modeInUse';
    for (const { instrument, terms } of this.registry.openOf(account)) {
      if (instrument.perpetual && terms.marginMode !== mode && (symbol === undefined || instrument.symbol === symbol))
        return 'modeInUse';
    }
    if (symbol !== undefined) settings.marginModes.set(symbol, mode);
    else {
      settings.marginModes.clear();
      settings.marginMode = mode;
    }
    return undefined;
  }

  #setLeverage(
    account: Account,
    { symbol, marginMode, positionSide, leverage }: SetLeverage,
  ): RejectionReason | undefined {
    const instrument = this.#perpetual(symbol);
    if (instrument === undefined) return 'unknownMarket';
    const settings = this.margins.settings(account.accountId);
    const side = marginMode === 'CROSS' ? 'BOTH' : positionSide;
    if (marginMode === 'ISOLATED' && (settings.positionMode === 'ONE_WAY') !== (side === 'BOTH'))
      return 'positionSideMismatch';
    const tiers = this.margins.tiersOf({ instrument });
    const affected = [...account.positions.values()].filter(
      (position) => position.instrument === instrument && position.holding !== 0 && position.marginMode === marginMode,
    );
    const largest = affected.reduce(
      (most, position) => (this.margins.valueOf(position) > most ? this.margins.valueOf(position) : most),
      0n,
    );
    if (!Number.isSafeInteger(leverage) || leverage < 1 || leverage > tierAt(tiers, largest).maxLeverage)
      return 'leverageOutOfBounds';
    if (marginMode === 'ISOLATED') {
      for (const order of this.registry.openOf(account))
        if (order.instrument === instrument && order.terms.marginMode === 'ISOLATED') return 'modeInUse';
      const own = affected.find((position) => position.side === side);
      if (own !== undefined && own.isolatedMargin < initialMarginOf(tiers, this.margins.valueOf(own), leverage))
        return 'insufficientMargin';
      settings.setLeverage(symbol, marginMode, side, leverage);
    } else {
      const { free } = this.margins.of(account);
      const takeBack = settings.setLeverage(symbol, marginMode, side, leverage);
      const after = this.margins.of(account).free;
      if (after < 0n && after < free) {
        takeBack();
        return 'insufficientMargin';
      }
    }
    for (const position of affected) this.contracts.touch(position);
    return undefined;
  }

  #adjust(
    account: Account,
    { symbol, positionSide, amount }: Adjust,
    { at, events }: Moment,
  ): RejectionReason | undefined {
    const instrument = this.#perpetual(symbol);
    if (instrument === undefined) return 'unknownMarket';
    const position = account.positions.get(positionSide === 'BOTH' ? symbol : `${symbol} ${positionSide}`);
    if (position === undefined || position.holding === 0 || position.marginMode !== 'ISOLATED' || amount === 0n)
      return 'isolatedMarginRefused';
    if (amount > 0n) {
      const balance = account.balance(instrument.quoteAsset);
      if (balance.available < amount || this.margins.spareOf(balance) < amount) return 'isolatedMarginBalance';
    } else {
      for (const order of this.registry.openOf(account))
        if (order.position === position && !order.reducing) return 'isolatedMarginRefused';
      if (position.isolatedMargin + amount < this.#neededOf(position)) return 'isolatedMarginWithdrawable';
    }
    this.contracts.assign(position, amount);
    const { accountId } = account;
    events?.push({
      type: 'marginAssignment',
      accountId,
      symbol,
      positionSide,
      isolatedMargin: position.isolatedMargin,
      delta: amount,
      at,
    });
    return undefined;
  }

  /** Isolated margin that has to stay: what opening asks for, and the loss so far. */
  #neededOf(position: Position): Units {
    const initial = initialMarginOf(
      this.margins.tiersOf(position),
      this.margins.valueOf(position),
      this.margins.leverageOf(position),
    );
    const unrealized = position.unrealized(this.margins.markOf(position));
    return unrealized < 0n ? initial - unrealized : initial;
  }

  #switchCollateral(account: Account, asset: string, enabled: boolean): RejectionReason | undefined {
    if (!collateralWeights.has(asset) || asset === settlementAsset) return 'notAvailable';
    const { disabled } = this.margins.settings(account.accountId);
    if (enabled) {
      disabled.delete(asset);
      return undefined;
    }
    if (disabled.has(asset)) return undefined;
    disabled.add(asset);
    if (!this.margins.exposed(account) || this.margins.of(account).free >= 0n) return undefined;
    disabled.delete(asset);
    return 'collateralNeeded';
  }

  #perpetual(symbol: string): OrderBook['instrument'] | undefined {
    const instrument = this.books.get(symbol)?.instrument;
    return instrument?.perpetual ? instrument : undefined;
  }
}
