import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import type { InstrumentSpecification } from '../../../../../sandbox/engine/model/instrument-specification';
import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { Conversions } from '../../../../../sandbox/services/convert/conversions';
import type { User } from '../../../../../sandbox/services/users/user';
import { UserRepository } from '../../../../../sandbox/services/users/user-repository';
import { AssetPrices } from '../../../../../sandbox/services/wallet/asset-prices';
import { Clockwork } from '../../../../../sandbox/shared/clockwork';
import { openDatabase } from '../../../../../sandbox/storage/database';
import { coin, contract } from '../../engine/test-exchange';

const gem: InstrumentSpecification = {
  ...coin,
  symbol: 'SPOT_GEM_USDT',
  base: 'GEM',
  quoteTick: '0.5',
  baseTick: '0.01',
  baseMin: '0.01',
  baseMax: '1000000',
  listingTime: 2_000,
};
/** One costs a thousand million. */
const palace: InstrumentSpecification = {
  ...coin,
  symbol: 'SPOT_PALACE_USDT',
  base: 'PALACE',
  quoteTick: '1000000000',
  quoteMax: '100000000000000',
  listingTime: 3_000,
};
const markets: readonly InstrumentSpecification[] = [
  { ...coin, listingTime: 1_000 },
  gem,
  palace,
  { ...coin, symbol: 'SPOT_RUIN_USDT', base: 'RUIN', listingTime: 4_000 },
  { ...contract, symbol: 'PERP_SHELL_USDT', base: 'SHELL', listingTime: 10 },
  { ...coin, symbol: 'SPOT_STONE_COIN', base: 'STONE', quote: 'COIN', listingTime: 20 },
];

/** Ticks and steps of what lies in the books. Nobody buys ruins or sells them. */
const offers = [
  ['SPOT_COIN_USDT', 'BUY', 100, 5],
  ['SPOT_COIN_USDT', 'BUY', 95, 10],
  ['SPOT_COIN_USDT', 'SELL', 105, 5],
  ['SPOT_COIN_USDT', 'SELL', 110, 10],
  ['SPOT_GEM_USDT', 'BUY', 19, 2_500_000],
  ['SPOT_GEM_USDT', 'SELL', 21, 2_500_000],
  ['SPOT_PALACE_USDT', 'SELL', 1, 1],
] as const;

/** Converting over a real engine, in round numbers: one COIN is bought at 105 and 110 and sold at 100 and 95. */
export async function openConvertWorld() {
  const time = { at: 1_760_000_000_000 };
  const now = () => time.at;
  const exchange = await openExchange({
    directory: undefined,
    seed: 1,
    clock: { now },
    history: 'none',
    live: false,
    instruments: markets,
  });
  const database = openDatabase(undefined);
  const users = new UserRepository(database, now);
  const clockwork = new Clockwork(now);
  const conversions = new Conversions(exchange, database, new AssetPrices(exchange), clockwork, now);
  const deposit = (user: User, asset: string, amount: string) =>
    exchange.submit({ type: 'deposit', accountId: user.applicationId, asset, amount: unitsFromText(amount) });
  const people: User[] = [];
  for (const name of ['ada', 'bea']) {
    const user = users.ensure(name, `${name}@example.com`);
    await exchange.submit({ type: 'openAccount', accountId: user.applicationId, kind: 'customer' });
    await deposit(user, 'USDT', '1000');
    await deposit(user, 'COIN', '20');
    people.push(user);
  }
  await exchange.submit({ type: 'openAccount', accountId: 'house-quotes', kind: 'house' });
  for (const [symbol, side, price, quantity] of offers) {
    const placed = await exchange.submit({
      type: 'place',
      accountId: 'house-quotes',
      symbol,
      side,
      orderType: 'LIMIT',
      clientOrderId: 0,
      price,
      quantity,
    });
    if (!placed.ok) throw new Error(`${symbol} ${side} ${price}: ${placed.reason}`);
  }
  return {
    exchange,
    conversions,
    people,
    deposit,
    /** Decimal text. */
    holding: (accountId: string, asset: string) =>
      unitsText(exchange.balances(accountId).find((balance) => balance.asset === asset)?.holding ?? 0n),
    now,
    pass: async (milliseconds: number) => {
      time.at += milliseconds;
      await clockwork.run();
    },
    close: () => exchange.close(),
  };
}

export type ConvertWorld = Awaited<ReturnType<typeof openConvertWorld>>;
