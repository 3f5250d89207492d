import type { AlgoReads } from './algo-model';
import type { MarginReads } from './margin-model';

const none = { rows: [], total: 0 };

/** A spot exchange: no contracts, no conditional orders. */
export const noMargin: MarginReads = {
  positions: () => [],
  summary: (accountId) => ({
    accountId,
    accountMode: 'FUTURES',
    positionMode: 'ONE_WAY',
    marginMode: 'CROSS',
    spotLeverage: 3,
    totalAccountValue: 0n,
    totalCollateral: 0n,
    freeCollateral: 0n,
    initialMargin: 0n,
    maintenanceMargin: 0n,
    marginRatio: undefined,
    openMarginRatio: undefined,
    initialMarginRatio: undefined,
    maintenanceMarginRatio: undefined,
    beingLiquidated: false,
  }),
  leverage: (_accountId, symbol, marginMode) => ({ symbol, marginMode, positionMode: 'ONE_WAY', details: [{ positionSide: 'BOTH', leverage: 10 }] }),
  marginMode: () => 'CROSS',
  collateral: () => [],
  buyingPower: () => ({ base: 0n, quote: 0n }),
  tiers: () => [],
  indexPrice: () => undefined,
  markPrice: () => undefined,
  openInterest: () => 0,
  funding: () => undefined,
  fundingHistory: () => none,
  fundingPayments: () => none,
  liquidations: () => none,
  insuranceFund: () => 0n,
  insuranceHistory: () => [],
};

export const noAlgos: AlgoReads = { order: () => undefined, orders: () => none, cancelAllAt: () => undefined };
