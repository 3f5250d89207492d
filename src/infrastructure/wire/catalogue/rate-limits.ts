import type { ApiLimit } from '../../../domain/reference/api-reference';
import type { Endpoint } from './endpoint';

const perSecond = (count: number): ApiLimit => ({ count, span: 1_000 });
const perMinute = (count: number): ApiLimit => ({ count, span: 60_000 });

/** The limits of protocol 4.6 by endpoint id. All public calls share one per address; the others count per account. */
const limits: Readonly<Record<string, ApiLimit>> = {
  'trading.placeOrder': perSecond(5),
  'trading.editOrder': perSecond(5),
  'trading.order': perSecond(5),
  'trading.fills': perSecond(2),
  'trading.tradingFee': perSecond(2),
  'tradingV1.place': perSecond(10),
  'tradingV1.edit': perSecond(5),
  'tradingV1.editByClientId': perSecond(5),
  'tradingV1.editAlgo': perSecond(5),
  'algoOrders.place': perSecond(2),
  'algoOrders.edit': perSecond(5),
  'positions.positions': { count: 30, span: 10_000 },
  'positions.leverage': perMinute(10),
  'positions.setLeverage': perMinute(10),
  'positions.setPositionMode': perMinute(5),
  'positions.marginModes': perMinute(10),
  'positions.setMarginModes': perMinute(10),
  'positions.setMarginModeOf': perMinute(10),
  'positions.resetMarginModes': perMinute(10),
  'positions.fundingPayments': perMinute(20),
  'positions.adjustIsolatedMargin': perMinute(10),
  'tradingAccount.info': perMinute(10),
  'tradingAccount.subAccounts': perMinute(10),
  'tradingAccount.credentials': perMinute(10),
  'tradingAccount.setMode': perMinute(5),
  'tradingAccount.setSpotLeverage': perMinute(5),
  'tradingAccount.interestRates': perMinute(10),
  'tradingAccount.interestHistory': perMinute(10),
  'tradingAccount.maxMargin': perMinute(10),
  'tradingAccount.repayInterest': perMinute(10),
  'tradingAccountV1.positions': { count: 30, span: 10_000 },
  'tradingAccountV1.position': { count: 30, span: 10_000 },
  'tradingAccountV1.fundingPayments': perMinute(20),
  'accountSettings.savePreferences': perMinute(60),
  'wallet.depositAddress': perMinute(10),
  'wallet.withdraw': perMinute(10),
  'wallet.cancelWithdrawal': perMinute(10),
  'wallet.history': perMinute(10),
  'wallet.ledger': perMinute(10),
  'wallet.transfer': perMinute(20),
  'wallet.transferHistory': perMinute(20),
  'wallet.internalWithdraw': perMinute(10),
  // Nobody lists whose UIDs there are by counting.
  'wallet.recipient': perMinute(20),
  'walletV1.depositAddress': perMinute(10),
  'walletV1.withdraw': perMinute(10),
  'walletV1.cancelWithdrawal': perMinute(10),
  'walletV1.history': perMinute(10),
  'walletV1.transfer': perMinute(20),
  'walletV1.transferHistory': perMinute(20),
  'convert.quote': perMinute(10),
  'convert.take': perMinute(10),
  'earn.yieldHistory': perMinute(10),
  'listenKey.create': { count: 5, span: 10_000 },
};

/** How often one caller may make a call. */
export function rateLimitOf({ id }: Pick<Endpoint, 'id'>): ApiLimit {
  return limits[id] ?? perSecond(10);
}
