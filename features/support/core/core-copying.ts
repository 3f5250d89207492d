import type { FakeScheduler } from '../../../tests/support/fake-scheduler';
import type { Outcome } from '../../../src/application/kernel/failure';
import { CopiesCommandsPort } from '../../../src/application/social/copies-commands.port';
import { CopyTradingPort } from '../../../src/application/social/copy-trading.port';
import { CopiesPort } from '../../../src/application/social/copies.port';
import { LeadStrategy } from '../../../src/application/social/lead-strategy.use-case';
import { LeadingPort } from '../../../src/application/social/leading.port';
import { MoveCopyMoney } from '../../../src/application/social/move-copy-money.use-case';
import { ManageCopy } from '../../../src/application/social/manage-copy.use-case';
import { StartCopy } from '../../../src/application/social/start-copy.use-case';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { decimal } from '../../../src/domain/shared/decimal';
import { keptParts } from '../../../src/domain/social/kept-copy';
import { copyProfit, xrayInCents } from '../../../src/domain/social/own-copy';
import {
  coinsOf,
  correlation,
  strategiesAlike,
  strategiesBy,
  strategiesWithin,
} from '../../../src/domain/social/strategy-choice';
import { failure } from '../../../src/domain/shared/result';
import type { Composition } from '../../../src/main/composition';
import { tradersOf } from '../../../sandbox/services/simulation/traders';
import { leadNames } from '../../../sandbox/services/social/copy-strategies';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import { makeReadyToLead } from '../../../tests/support/ready-lead';
import type { CopyingAbility } from '../abilities/copying';
import type { Settle } from './core-actor';

/** Of KestrelFive, who trades contracts with 4,200,000 USDT. */
const strategyId = '10001';
/** Of two others who trade contracts: one will hold what KestrelFive holds, the other will have sold it. */
const [likewise, opposite] = ['10005', '10009'] as const;
const perpetual = 'PERP_BTC_USDT';
const contractOf = (coin: string): string => `PERP_${coin}_USDT`;
const leadingName = 'Own majors';
const stepsPerBitcoin = 100_000;

interface Surroundings {
  readonly host: FakeHost;
  readonly time: FakeScheduler;
}

export function coreCopying(
  container: Composition,
  { host, time }: Surroundings,
  email: string,
  settle: Settle,
): CopyingAbility {
  const port = container.resolve(CopiesPort);
  const starting = container.resolve(StartCopy);
  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const result = await settle(outcome);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const lead = () => host.areas.copyStrategies.byId(strategyId)!.accountId;
  const wanted = (amount: string, { counter = false, stopLoss = undefined as string | undefined } = {}) => ({
    strategyId,
    amount: decimal(amount),
    counter,
    terms: {
      mode: 'PROPORTIONAL' as const,
      amountPerTrade: undefined,
      mostPerTrade: undefined,
      stopLoss: stopLoss === undefined ? undefined : decimal(stopLoss),
      takeProfit: undefined,
      slippage: decimal('0.02'),
      leverage: 5,
      symbols: undefined,
    },
  });
  let leading: string | undefined;
  const placeAs = async (accountId: string, side: 'BUY' | 'SELL', quantity: number, coin = 'BTC'): Promise<void> => {
    const { symbol, baseTick } = host.exchange.instruments.find((each) => each.symbol === contractOf(coin))!;
    const outcome = await host.exchange.submit({
      type: 'place',
      accountId,
      symbol,
      side,
      orderType: 'MARKET',
      quantity: Math.round(quantity / Number(baseTick)),
      clientOrderId: 0,
    });
    if (!outcome.ok) throw new Error(outcome.reason);
    await host.areas.copying.follow();
  };
  const as = async (accountId: string, side: 'BUY' | 'SELL', bitcoins: number, price?: number): Promise<void> => {
    if (!host.exchange.hasAccount(accountId))
      await host.exchange.submit({ type: 'openAccount', accountId, kind: 'house' });
    const order = { accountId, symbol: perpetual, side, quantity: bitcoins * stepsPerBitcoin, clientOrderId: 0 };
    await host.exchange.submit(
      price === undefined
        ? { ...order, type: 'place', orderType: 'MARKET' }
        : { ...order, type: 'place', orderType: 'LIMIT', price },
    );
  };
  /** What others offered is bought up: from here on the last trade is what the scenario says. */
  const buyUp = async (asks: readonly (readonly number[])[]): Promise<void> => {
    await as('taker', 'BUY', asks.reduce((sum, [, quantity]) => sum + quantity!, 0) / stepsPerBitcoin);
  };
  /** The day's last trade is so many percent above a price. */
  const closeDayAt = async (best: number, rise: number, side: 'BUY' | 'SELL'): Promise<void> => {
    const usual = host.exchange.margin.markPrice(perpetual)!;
    const mark = (value: bigint) =>
      host.exchange.submit({ type: 'overridePrice', symbol: perpetual, price: 'mark', value });
    await mark((usual * BigInt(100 + rise)) / 100n);
    await as('waiting', side, 1, Math.round(best * (1 + rise / 100)));
    await as('taker', side === 'SELL' ? 'BUY' : 'SELL', 1);
    await mark(usual);
  };
  const own = () => host.areas.users.byEmail(email)!.applicationId;
  return {
    get leading() {
      return leading;
    },
    get leadingName() {
      return leading && leadingName;
    },
    async lead(profitShare) {
      await makeReadyToLead(host.exchange, host.areas, own());
      const kind = 'default-v2';
      const opened = await done(
        container.resolve(LeadStrategy).open({ name: leadingName, intro: '', kind, profitShare }),
      );
      leading = opened.status === 'done' ? opened.value.strategyId : undefined;
    },
    async copyOf(lead, amount, how) {
      const started = await settle(starting.execute({ ...wanted(amount, how), strategyId: lead.leading! }));
      return started.ok ? undefined : started.error.kind;
    },
    async closeStrategy() {
      await done(container.resolve(LeadStrategy).close(leading!));
    },
    trade: (side, quantity, coin) => placeAs(own(), side, quantity, coin),
    async earned() {
      const { strategies } = await done(container.resolve(LeadingPort).state());
      return strategies.reduce((sum, { earned }) => sum + earned.toNumber(), 0);
    },
    async move(amount) {
      const [copy] = await done(port.copies());
      await done(container.resolve(MoveCopyMoney).execute(copy!.copyId, decimal(amount)));
    },
    async moveUnheard(amount) {
      const [copy] = await done(port.copies());
      const commands = container.resolve(CopiesCommandsPort);
      const move = commands.move.bind(commands);
      commands.move = async (copyId, given) => {
        await move(copyId, given);
        return failure({ kind: 'offline' });
      };
      const sent = await done(container.resolve(MoveCopyMoney).execute(copy!.copyId, decimal(amount)));
      if (sent.status !== 'lookedUp') throw new Error('It was answered.');
      await settle(sent.outcome);
      commands.move = move;
    },
    async dayPasses() {
      time.jump(86_400_000);
      await host.exchange.submit({ type: 'advance' });
      await host.areas.copying.follow();
    },
    async beginLeads() {
      host.areas.profiles.addTraders(tradersOf(host.exchange.instruments), leadNames);
      host.areas.copyStrategies.begin(host.exchange.instruments, time.now());
      await host.exchange.submit({ type: 'openAccount', accountId: lead(), kind: 'house' });
    },
    async haveRecord() {
      const { asks, bids } = host.exchange.book(perpetual, 100)!;
      const best = bids[0]![0];
      // The lead waits at the best price, and somebody takes it: whoever waits pays less than copies do.
      await as(lead(), 'BUY', 9, best + 1);
      await as('taker', 'SELL', 9);
      await host.areas.copying.follow();
      await buyUp(asks);
      for (const [rise, side] of [
        [3, 'SELL'],
        [2, 'BUY'],
        [4, 'SELL'],
      ] as const) {
        await closeDayAt(best, rise, side);
        await this.dayPasses();
      }
    },
    async liveThrough() {
      const { asks, bids } = host.exchange.book(perpetual, 100)!;
      const best = bids[0]![0];
      for (const [strategy, side] of [
        [strategyId, 'BUY'],
        [likewise, 'BUY'],
        [opposite, 'SELL'],
      ] as const) {
        const account = host.areas.copyStrategies.byId(strategy)!.accountId;
        await as(account, side, 9, side === 'BUY' ? best + 1 : best + 2);
        await as('taker', side === 'BUY' ? 'SELL' : 'BUY', 9);
      }
      await buyUp(asks);
      for (const [day, rise] of [3, -2, 4, 1, -3, 2, 5, -1, 2, 3].entries()) {
        await closeDayAt(best, rise, day % 2 === 0 ? 'SELL' : 'BUY');
        await this.dayPasses();
      }
    },
    async leadTrades(side, bitcoins) {
      await placeAs(lead(), side, bitcoins);
    },
    async marketFalls(percent) {
      const mark = host.exchange.margin.markPrice(perpetual)!;
      const value = (mark * BigInt(100 - percent)) / 100n;
      await host.exchange.submit({ type: 'overridePrice', symbol: perpetual, price: 'mark', value });
      await host.exchange.submit({ type: 'advance' });
    },
    async copy(amount, how) {
      const started = await settle(starting.execute(wanted(amount, how)));
      return started.ok ? undefined : started.error.kind;
    },
    async copyAnother(amount) {
      await done(starting.execute({ ...wanted(amount), strategyId: opposite }));
    },
    async copyUnheard(amount) {
      const commands = container.resolve(CopiesCommandsPort);
      const start = commands.start.bind(commands);
      commands.start = async (copy) => {
        await start(copy);
        return failure({ kind: 'offline' });
      };
      const sent = await done(starting.execute(wanted(amount)));
      if (sent.status !== 'lookedUp') throw new Error('It was answered.');
      await settle(sent.outcome);
      commands.start = start;
    },
    async stop(how) {
      const [copy] = await done(port.copies());
      await done(container.resolve(ManageCopy).stop(copy!.copyId, how === 'close'));
    },
    async closeKept() {
      await this.stop('close');
    },
    async closePosition(coin) {
      const [copy] = await done(port.copies());
      await done(container.resolve(ManageCopy).closePosition(copy!.copyId, contractOf(coin)));
    },
    async ifKept() {
      const [copy] = await done(port.copies());
      const { returns, stays } = keptParts(copy!)!;
      return { returns: returns.toNumber(), stays: stays.toNumber() };
    },
    async keptFigures() {
      const [copy] = await done(port.copies());
      return copy!.positions.map((position) => ({
        coin: position.symbol.split('_')[1]!,
        openPrice: position.averageOpenPrice.toNumber(),
        quantity: position.quantity.toNumber() * (position.side === 'LONG' ? 1 : -1),
        mark: position.markPrice!.toNumber(),
        pnl: position.unrealizedPnl!.toNumber(),
        liquidation: position.liquidationPrice?.toNumber(),
      }));
    },
    async strategies(order, wish) {
      const { rows } = await done(container.resolve(CopyTradingPort).strategies(1, 100));
      const bounds = {
        kind: undefined,
        leastReturn: 0,
        deepestDrawdown: 0,
        leastAssets: 0,
        leastDays: 0,
        coin: '',
        words: '',
        ...wish,
      };
      return strategiesBy(strategiesWithin(rows, bounds), order).map((each) => ({
        name: each.name,
        kind: each.kind,
        roi: each.roi,
        drawdown: each.maxDrawdown,
        assets: each.assetsUnderCopy.toNumber(),
        days: each.recordDays ?? 0,
        coins: coinsOf(each),
        profitShare: each.profitShare ?? Number.NaN,
      }));
    },
    async profitShares() {
      const listed = (await this.strategies('ROI')).find(({ name }) => name === leadingName);
      const terms = await done(port.terms(leading!));
      return [listed!.profitShare, terms.profitShare];
    },
    async alike() {
      const strategies = container.resolve(CopyTradingPort);
      const [returns, copies, held, { rows }] = await Promise.all([
        done(strategies.returns()),
        done(port.copies()),
        done(port.holdingReturns()),
        done(strategies.strategies(1, 100)),
      ]);
      const copied = new Set(copies.map((copy) => copy.strategyId));
      const led = returns.find((each) => each.strategyId === strategyId)!;
      return {
        held: correlation(led.dailyReturns, held.dailyReturns),
        others: strategiesAlike(strategyId, returns, copied, 5).map((each) => ({
          name: rows.find((row) => row.strategyId === each.strategyId)!.name,
          together: each.together,
          copied: each.copied,
        })),
      };
    },
    async days() {
      const strategies = container.resolve(CopyTradingPort);
      const { rows } = await done(strategies.strategies(1, 100));
      const returns = await done(strategies.returns());
      const held = await done(port.holdingReturns());
      const of = (id: string) => returns.find((each) => each.strategyId === id)!.dailyReturns;
      return {
        strategy: of(strategyId),
        held: held.dailyReturns,
        others: Object.fromEntries(
          rows.filter((row) => row.strategyId !== strategyId).map((row) => [row.name, of(row.strategyId)]),
        ),
      };
    },
    async limitTrades(most) {
      const [copy] = await done(port.copies());
      await done(container.resolve(ManageCopy).change(copy!.copyId, { ...copy!.terms, mostPerTrade: decimal(most) }));
    },
    async marked() {
      await host.areas.copying.follow();
      return (await done(port.copies())).flatMap(({ strategyName, counter, positions }) =>
        positions.map(({ side, quantity }) => ({
          strategy: strategyName,
          counter,
          held: (side === 'LONG' ? 1 : -1) * quantity.toNumber(),
        })),
      );
    },
    async pause(paused) {
      const [copy] = await done(port.copies());
      await done(container.resolve(ManageCopy).pause(copy!.copyId, paused));
    },
    async xray(amount) {
      const parts = xrayInCents(await done(port.xray(strategyId, amount, 7)));
      return {
        lead: parts.gross.toNumber(),
        fees: parts.fees.toNumber(),
        slippage: parts.slippage?.toNumber(),
        share: parts.profitShare.toNumber(),
        compounding: parts.compounding.toNumber(),
        rounding: parts.rounding.toNumber(),
        copier: parts.net.toNumber(),
      };
    },
    async copiedTrades() {
      await host.areas.copying.follow();
      const [copy] = await done(port.copies());
      const { rows } = await done(port.trades(copy!.copyId, 1, 20));
      return rows.flatMap(({ side, leadPrice, price, executed, slippageCost }) =>
        leadPrice === undefined
          ? []
          : {
              side,
              leadPrice: leadPrice.toNumber(),
              price: price?.toNumber(),
              executed: executed.toNumber(),
              cost: slippageCost.toNumber(),
            },
      );
    },
    async copies() {
      await host.areas.copying.follow();
      return (await done(port.copies())).map(({ positions, ...copy }) => ({
        status: copy.status,
        end: copy.end,
        worth: copy.worth.toNumber(),
        amount: copy.amount.toNumber(),
        profit: copyProfit(copy).toNumber(),
        shared: copy.sharedProfit.toNumber(),
        slippage: copy.slippageCost.toNumber(),
        held: positions.reduce((sum, { side, quantity }) => sum + (side === 'LONG' ? 1 : -1) * quantity.toNumber(), 0),
      }));
    },
    async cash() {
      const balances = await done(container.resolve(TradingPort).balances());
      return balances.find(({ asset }) => asset === 'USDT')!.available.toNumber();
    },
  };
}
