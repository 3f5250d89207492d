import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { type Units, unitsFromText } from '../../../../../sandbox/engine/model/units';
import type { CopyTerms } from '../../../../../sandbox/services/copying/copy';
import { CopyRepository } from '../../../../../sandbox/services/copying/copy-repository';
import { Copying } from '../../../../../sandbox/services/copying/copying';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { openSocialAreas } from '../../../../../sandbox/services/social-areas';
import { UserRepository } from '../../../../../sandbox/services/users/user-repository';
import { Clockwork } from '../../../../../sandbox/shared/clockwork';
import { openDatabase } from '../../../../../sandbox/storage/database';

export const perpetual = 'PERP_BTC_USDT';
export const spot = 'SPOT_BTC_USDT';
/** Of a lead with 4,200,000 USDT who trades contracts, and of one with 2,500,000 who trades spot. */
export const contracts = '10001';
export const coins = '10004';

export const usdt = (amount: string | number): Units => unitsFromText(String(amount));

export const plainTerms: CopyTerms = {
  mode: 'PROPORTIONAL',
  amountPerTrade: undefined,
  mostPerTrade: undefined,
  stopLoss: undefined,
  takeProfit: undefined,
  slippage: usdt('0.01'),
  leverage: 5,
  symbols: undefined,
};

/** A copier with 10,000 USDT, the leads, and a house that quotes both markets of BTC one USDT around a price. */
export async function openCopyingWorld(further: readonly string[] = []) {
  const time = { at: Date.UTC(2026, 0, 5, 12) };
  const now = () => time.at;
  const exchange = await openExchange({
    directory: undefined,
    seed: 1,
    clock: { now },
    history: 'none',
    live: false,
    instruments: instruments.filter(({ symbol }) => [perpetual, spot, ...further].includes(symbol)),
  });
  const database = openDatabase(undefined);
  const users = new UserRepository(database, now);
  const clockwork = new Clockwork(now);
  const { copying, copyStrategies, copyTrading, tradingRecord, profiles, userProfiles, leading } = openSocialAreas({
    exchange,
    database,
    users,
    clockwork,
    now,
    seeded: true,
  });
  const copier = users.ensure('ada', 'ada@example.com').applicationId;
  await exchange.submit({ type: 'openAccount', accountId: copier, kind: 'customer' });
  await exchange.submit({ type: 'deposit', accountId: copier, asset: 'USDT', amount: usdt(10_000) });
  const order = { type: 'place', clientOrderId: 0 } as const;
  for (const accountId of ['quotes', leadOf(contracts), leadOf(coins)])
    if (!exchange.hasAccount(accountId)) await exchange.submit({ type: 'openAccount', accountId, kind: 'house' });
  /** Bea has all that a lead needs: 100,000 USDT and ten trades. */
  const prepareBea = async () => {
    const { userId, applicationId } = users.ensure('bea', 'bea@example.com');
    await exchange.submit({ type: 'openAccount', accountId: applicationId, kind: 'customer' });
    await exchange.submit({ type: 'deposit', accountId: applicationId, asset: 'USDT', amount: usdt(100_000) });
    users.setVerified(userId, 'CH', 1);
    userProfiles.saveSettings(users.ensure('bea', ''), {
      public: true,
      showPnl: true,
      showPortfolio: true,
      showTrades: true,
    });
    for (let turn = 0; turn < 10; turn += 1)
      await exchange.submit({
        ...order,
        accountId: applicationId,
        symbol: perpetual,
        side: turn % 2 === 0 ? 'BUY' : 'SELL',
        orderType: 'MARKET',
        quantity: 100,
      });
    return users.ensure('bea', '');
  };
  function leadOf(strategyId: string): string {
    return copyStrategies.byId(strategyId)!.accountId;
  }
  /** Quotes so many BTC at each side, a dollar from the price. */
  let quoted = 0;
  const quote = async (price: number, bitcoins = 80): Promise<void> => {
    await exchange.submit({ type: 'cancelAll', accountId: 'quotes' });
    const sides = [
      ['BUY', price - 1],
      ['SELL', price + 1],
    ] as const;
    // What leads goes first: the other side is held to it, and no longer to the last price.
    const rising = price > quoted;
    quoted = price;
    for (const symbol of [perpetual, spot] as const)
      for (const [side, at] of rising ? sides.toReversed() : sides) {
        const instrument = exchange.instruments.find((each) => each.symbol === symbol)!;
        await exchange.submit({
          ...order,
          accountId: 'quotes',
          symbol,
          side,
          orderType: 'LIMIT',
          price: Math.round(at / Number(instrument.quoteTick)),
          quantity: Math.round(bitcoins / Number(instrument.baseTick)),
        });
      }
    await exchange.submit({ type: 'advance' });
  };
  let follower = copying;
  return {
    exchange,
    copying,
    copyTrading,
    copyStrategies,
    profiles,
    userProfiles,
    users,
    leading,
    prepareBea,
    copier,
    quote,
    leadAccount: leadOf,
    /** The lead trades so many BTC at the market. */
    lead: async (strategyId: string, side: 'BUY' | 'SELL', bitcoins: number): Promise<void> => {
      const symbol = strategyId === coins ? spot : perpetual;
      const instrument = exchange.instruments.find((each) => each.symbol === symbol)!;
      const quantity = Math.round(bitcoins / Number(instrument.baseTick));
      const answer = await exchange.submit({
        ...order,
        accountId: leadOf(strategyId),
        symbol,
        side,
        orderType: 'MARKET',
        quantity,
      });
      if (!answer.ok) throw new Error(answer.reason);
      await follower.follow();
    },
    /** BTC that a copy holds, signed. */
    held: (accountId: string): number => {
      const instrument = exchange.instruments.find((each) => each.symbol === perpetual)!;
      const steps = exchange.margin.positions(accountId, perpetual)[0]?.holding ?? 0;
      const coin = exchange.balances(accountId).find(({ asset }) => asset === 'BTC')?.holding ?? 0n;
      return steps * Number(instrument.baseTick) + Number(coin) / 1e12;
    },
    cash: (accountId: string): Units =>
      exchange.balances(accountId).find(({ asset }) => asset === 'USDT')?.holding ?? 0n,
    pass: async (milliseconds: number): Promise<void> => {
      time.at += milliseconds;
      await exchange.submit({ type: 'advance' });
      await follower.follow();
    },
    /** The same data under a process that began anew. */
    restart: (): void => {
      follower = new Copying(exchange, copyStrategies, tradingRecord, clockwork, now, new CopyRepository(database));
    },
    /** Of all accounts there are. */
    everybodysCash: (): Units =>
      (JSON.parse(exchange.stateText()) as { readonly accounts: readonly (readonly [string])[] }).accounts
        .map(([accountId]) => exchange.balances(accountId).find(({ asset }) => asset === 'USDT')?.holding ?? 0n)
        .reduce((sum, each) => sum + each, 0n),
  };
}
