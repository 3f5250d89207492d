import type { Account, Position } from '../ledger/account';
import type {
  CollateralToken,
  EngineMargin,
  EnginePosition,
  LeverageSetting,
  MarginMode,
  PositionSide,
  Ratio,
} from '../model/margin-model';
import { type Steps, type Units, one } from '../model/units';
import { needOf, type OrderRegistry } from '../book/order-registry';
import { deleveragingRank, quantileOf } from './adl';
import { collateralWeights } from './collateral-weights';
import type { Contracts } from './contracts';
import type { AccountMargins } from './account-margins';
import { liquidationPrice } from './liquidation-price';
import { initialMarginOf, tierAt } from './tiers';

/** Contracts and margin as their customer sees them. */
export class MarginViews {
  constructor(
    private readonly registry: OrderRegistry,
    private readonly contracts: Contracts,
    private readonly margins: AccountMargins,
  ) {}

  position(position: Position, at: number): EnginePosition {
    const {
      account,
      instrument,
      side,
      holding,
      marginMode,
      isolatedMargin,
      realizedPnl,
      openedAt,
      updatedAt,
      version,
    } = position;
    const mark = this.margins.markOf(position);
    const leverage = this.margins.leverageOf(position);
    const unrealizedPnl = position.unrealized(mark);
    const day = position.daily.sum(at);
    return {
      accountId: account.accountId,
      symbol: instrument.symbol,
      positionSide: side,
      marginMode,
      leverage,
      holding,
      ...this.#pending(position),
      averageOpenPrice: position.averageOpenPrice,
      settlePrice: position.settlePrice,
      markPrice: mark,
      liquidationPrice: this.#liquidationPrice(position, mark),
      unrealizedPnl,
      realizedPnl,
      fees24h: day.fee,
      pnl24h: day.pnl + unrealizedPnl,
      initialMargin: initialMarginOf(this.margins.tiersOf(position), this.margins.valueOf(position), leverage),
      maintenanceMargin: this.margins.maintenanceOf(position),
      isolatedMargin,
      adlQuantile: this.#adlQuantile(position, mark),
      openedAt,
      updatedAt,
      version,
    };
  }

  summary(account: Account): EngineMargin {
    const { mode, positionMode, marginMode, spotLeverage } = this.margins.settings(account.accountId);
    const { collateral, free, initialMargin, maintenanceMargin, notional } = this.margins.of(account);
    const ratio = (amount: Units): Ratio | undefined => (notional === 0n ? undefined : (amount * one) / notional);
    return {
      accountId: account.accountId,
      accountMode: mode,
      positionMode,
      marginMode,
      spotLeverage,
      totalAccountValue: this.margins.worthOf(account),
      totalCollateral: collateral,
      freeCollateral: free,
      initialMargin,
      maintenanceMargin,
      marginRatio: ratio(collateral),
      openMarginRatio: ratio(free + initialMargin),
      initialMarginRatio: ratio(initialMargin),
      maintenanceMarginRatio: ratio(maintenanceMargin),
      beingLiquidated: notional > 0n && collateral < maintenanceMargin,
    };
  }

  leverage(accountId: string, instrument: Position['instrument'], marginMode: MarginMode): LeverageSetting {
    const settings = this.margins.settings(accountId);
    const highest = this.margins.tiersOf({ instrument })[0]!.maxLeverage;
    const sides: readonly PositionSide[] = settings.positionMode === 'ONE_WAY' ? ['BOTH'] : ['LONG', 'SHORT'];
    const details = sides.map((positionSide) => ({
      positionSide,
      leverage: settings.leverage(instrument.symbol, marginMode, positionSide, highest),
    }));
    return { symbol: instrument.symbol, marginMode, positionMode: settings.positionMode, details };
  }

  collateral(accountId: string | undefined): CollateralToken[] {
    const disabled = accountId === undefined ? undefined : this.margins.settings(accountId).disabled;
    return [...collateralWeights].map(([asset, collateralRatio]) => ({
      asset,
      collateralRatio,
      canCollateral: true,
      enabled: !(disabled?.has(asset) ?? false),
    }));
  }

  /** Value of new contracts that the free collateral would carry, in the direction that adds to what is held. */
  contractPower(account: Account, instrument: Position['instrument']): Units {
    const settings = this.margins.settings(account.accountId);
    if (settings.mode !== 'FUTURES') return 0n;
    const { free } = this.margins.of(account);
    const marginMode = settings.marginModeOf(instrument.symbol);
    const held = this.contracts.position(account, instrument, 'BOTH');
    const leverage = this.margins.leverageOf(held, marginMode);
    const tiers = this.margins.tiersOf({ instrument });
    const balance = account.balance(instrument.quoteAsset);
    const spare = marginMode === 'ISOLATED' ? least(balance.available, this.margins.spareOf(balance)) : free;
    const room = tiers[tiers.length - 1]!.notionalTo - this.margins.valueOf(held);
    if (spare <= 0n || room <= 0n) return 0n;
    const byLeverage = spare * BigInt(leverage);
    const { initialMarginRate } = tierAt(tiers, byLeverage + this.margins.valueOf(held));
    return least(room, least(byLeverage, (spare * one) / initialMarginRate));
  }

  #pending(
    position: Position,
  ): Pick<EnginePosition, 'pendingLong' | 'pendingShort' | 'isolatedFrozenLong' | 'isolatedFrozenShort'> {
    const rows = { pendingLong: 0, pendingShort: 0, isolatedFrozenLong: 0n, isolatedFrozenShort: 0n };
    for (const order of this.registry.openOf(position.account)) {
      if (order.position !== position) continue;
      const remaining: Steps = order.remaining;
      if (order.side === 'BUY') {
        rows.pendingLong += remaining;
        rows.isolatedFrozenLong += needOf(order);
      } else {
        rows.pendingShort += remaining;
        rows.isolatedFrozenShort += needOf(order);
      }
    }
    return rows;
  }

  #liquidationPrice(position: Position, mark: Units): Units | undefined {
    if (position.holding === 0) return undefined;
    const tiers = this.margins.tiersOf(position);
    if (position.marginMode === 'ISOLATED')
      return liquidationPrice([position], tiers, mark, position.isolatedMargin + position.unrealized(mark));
    const { account, instrument } = position;
    const legs = account
      .sortedPositions()
      .filter((each) => each.instrument === instrument && each.holding !== 0 && each.marginMode === 'CROSS');
    const { collateral, maintenanceMargin } = this.margins.of(account);
    const others = legs.reduce((rest, leg) => rest - this.margins.maintenanceOf(leg), maintenanceMargin);
    return liquidationPrice(legs, tiers, mark, collateral - others);
  }

  #adlQuantile(position: Position, mark: Units): number {
    const rank = (other: Position): number =>
      deleveragingRank(other, mark, other.account.kind === 'customer' ? this.margins.leverageOf(other) : 1);
    const sameSide = this.contracts
      .of(position.instrument.symbol)
      .filter(({ holding }) => Math.sign(holding) === Math.sign(position.holding) && holding !== 0);
    return position.holding === 0 ? 1 : quantileOf(rank(position), sameSide.map(rank));
  }
}

function least(a: Units, b: Units): Units {
  return a < b ? a : b;
}
