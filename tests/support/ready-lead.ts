import type { ExchangeService } from '../../sandbox/engine/exchange-service';
import type { Areas } from '../../sandbox/services/areas';

/** USDT of each trade. */
const worth = 50;

/** Gives an account all that a lead needs; its ten trades are with a house of its own. */
export async function makeReadyToLead(
  exchange: ExchangeService,
  { users, userProfiles }: Pick<Areas, 'users' | 'userProfiles'>,
  accountId: string,
): Promise<void> {
  const user = users.byApplication(accountId)!;
  users.setVerified(user.userId, 'CH', 1);
  userProfiles.saveSettings(user, { public: true, showPnl: true, showPortfolio: true, showTrades: true });
  const market = exchange.instruments.find(
    ({ type, base, quote }) => type === 'SPOT' && base !== 'WOO' && quote === 'USDT',
  )!;
  const { symbol, quoteTick, baseTick } = market;
  // Where somebody quotes, a price beside theirs would be beyond the market's band.
  const price =
    exchange.book(symbol, 1)?.asks[0]?.[0] ?? exchange.ticker(symbol)?.close ?? Math.round(2_500 / Number(quoteTick));
  const quantity = Math.ceil(worth / (price * Number(quoteTick) * Number(baseTick)));
  const friend = 'friend-of-leads';
  if (!exchange.hasAccount(friend)) await exchange.submit({ type: 'openAccount', accountId: friend, kind: 'house' });
  const order = { type: 'place', symbol, price, quantity, clientOrderId: 0 } as const;
  for (let turn = 0; turn < 10; turn += 1) {
    await exchange.submit({ ...order, accountId: friend, side: 'SELL', orderType: 'LIMIT' });
    await exchange.submit({ ...order, accountId, side: 'BUY', orderType: 'LIMIT' });
  }
}
