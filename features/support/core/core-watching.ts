import { MarketStreamPort } from '../../../src/application/markets/market-stream.port';
import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import type { Composition } from '../../../src/main/composition';
import { TickersStore } from '../../../src/presentation/features/markets/tickers.store';
import type { FakeDevice } from '../../../tests/fakes/fakes-assembly';
import { ComeBack } from '../../../src/application/platform/come-back';
import { fakeEnvironment } from '../../../tests/fakes/fakes-assembly';
import type { ConnectionWords, WatchingAbility } from '../abilities/watching';

export function coreWatching(
  container: Composition,
  { time }: { readonly time: Scheduler & Clock },
  device: FakeDevice,
): WatchingAbility {
  const stream = container.resolve(MarketStreamPort);
  let tickers: TickersStore | undefined;
  return {
    async openMarkets() {
      tickers = new TickersStore(stream, time, time, fakeEnvironment);
      tickers.start();
      container.resolve(ComeBack).start();
    },
    async connection(): Promise<ConnectionWords> {
      const { phase, retry } = { retry: 0, ...stream.connection.current };
      if (phase === 'open') return 'live';
      if (phase === 'offline') return 'offline';
      return phase === 'connecting' && retry === 0 ? 'connecting' : 'reconnecting';
    },
    seesLivePrices: async () => tickers !== undefined && tickers.symbols.length > 0 && !tickers.stale,
    reconnect: async () => stream.reconnect(),
    setOnline: async (online) => device.page.online.set(online),
  };
}
