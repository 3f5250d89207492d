import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Outcome } from '../../../src/application/kernel/failure';
import { CopiesCommandsPort } from '../../../src/application/social/copies-commands.port';
import { CopiesPort } from '../../../src/application/social/copies.port';
import { ManageCopy } from '../../../src/application/social/manage-copy.use-case';
import { StartCopy } from '../../../src/application/social/start-copy.use-case';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { decimal } from '../../../src/domain/shared/decimal';
import { failure } from '../../../src/domain/shared/result';
import type { Composition } from '../../../src/main/composition';
import { tradersOf } from '../../../sandbox/services/simulation/traders';
import { leadNames } from '../../../sandbox/services/social/copy-strategies';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { CopyingAbility } from '../abilities/copying';
import type { Settle } from './core-actor';

/** Of KestrelFive, who trades contracts with 4,200,000 USDT. */
const strategyId = '10001';
const perpetual = 'PERP_BTC_USDT';
const stepsPerBitcoin = 100_000;

interface Surroundings {
  readonly host: FakeHost;
  readonly time: Clock;
}

export function coreCopying(container: Composition, { host, time }: Surroundings, settle: Settle): CopyingAbility {
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
  return {
    async beginLeads() {
      host.areas.profiles.addTraders(tradersOf(host.exchange.instruments), leadNames);
      host.areas.copyStrategies.begin(host.exchange.instruments, time.now());
      await host.exchange.submit({ type: 'openAccount', accountId: lead(), kind: 'house' });
    },
    async leadTrades(side, bitcoins) {
      const outcome = await host.exchange.submit({
        type: 'place',
        accountId: lead(),
        symbol: perpetual,
        side,
        orderType: 'MARKET',
        quantity: Math.round(bitcoins * stepsPerBitcoin),
        clientOrderId: 0,
      });
      if (!outcome.ok) throw new Error(outcome.reason);
      await host.areas.copying.follow();
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
    async stop() {
      const [copy] = await done(port.copies());
      await done(container.resolve(ManageCopy).stop(copy!.copyId, true));
    },
    async copies() {
      await host.areas.copying.follow();
      return (await done(port.copies())).map(({ status, end, worth, positions }) => ({
        status,
        end,
        worth: worth.toNumber(),
        held: positions.reduce((sum, { side, quantity }) => sum + (side === 'LONG' ? 1 : -1) * quantity.toNumber(), 0),
      }));
    },
    async cash() {
      const balances = await done(container.resolve(TradingPort).balances());
      return balances.find(({ asset }) => asset === 'USDT')!.available.toNumber();
    },
  };
}
