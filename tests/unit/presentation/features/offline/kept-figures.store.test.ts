import { Recovery } from '../../../../../src/application/kernel/recovery';
import type { Ticker } from '../../../../../src/domain/markets/ticker';
import { KeptFiguresStore } from '../../../../../src/presentation/features/offline/kept-figures.store';
import { MemoryKeptPrices } from '../../../../fakes/memory-app';
import { FakePage } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';

const btc = { symbol: 'SPOT_BTC_USDT', close: 100 } as Ticker;

function set(stale: boolean, receivedAt: number | undefined) {
  const kept = new MemoryKeptPrices();
  const time = new FakeScheduler();
  const recovery = new Recovery(time);
  const recalled: unknown[] = [];
  const tickers = {
    symbols: [btc.symbol],
    statistics: () => btc,
    stale,
    receivedAt,
    paused: false,
    recall(prices: readonly Ticker[], at: number) {
      recalled.push(prices);
      this.receivedAt = at;
    },
  };
  const page = new FakePage();
  return { kept, recovery, recalled, page, time, store: new KeptFiguresStore(tickers, kept, recovery, time, page) };
}

describe('the last prices of this device', () => {
  it('are kept while they are live, and when the page goes behind others', async () => {
    const live = set(false, 1_000);
    live.store.start();
    live.page.visible.set(false);
    expect(live.kept.kept).toEqual({ at: 1_000, tickers: [btc] });
  });

  it('are not kept once they are old: what was live last stays', async () => {
    const lost = set(true, 1_000);
    await lost.store.keep();
    expect(lost.kept.kept).toBeUndefined();
  });

  it('are shown where the stream has not spoken for some seconds, and are not kept as if they were new', async () => {
    const waiting = set(true, undefined);
    waiting.kept.kept = { at: 5_000, tickers: [btc] };
    waiting.store.start();
    await waiting.time.settle(3_000);
    expect(waiting.recalled).toEqual([[btc]]);
    await waiting.time.settle(60_000, 1_000);
    expect(waiting.kept.kept).toEqual({ at: 5_000, tickers: [btc] });
  });

  it('are shown with the time of the oldest of what is shown from before', async () => {
    const lost = set(true, undefined);
    lost.kept.kept = { at: 5_000, tickers: [btc] };
    lost.store.recall();
    await lost.time.settle(0);
    expect(lost.recalled).toEqual([[btc]]);
    expect(lost.store.at).toBe(5_000);
    lost.recovery.recalled('rates', 3_000);
    expect(lost.store.at).toBe(3_000);
    lost.recovery.answered('rates');
    expect(lost.store.at).toBe(5_000);
  });

  it('say since when answers are missing while prices come in, until the exchange answers', () => {
    const live = set(false, 1_000);
    live.store.start();
    expect(live.store.answersAt).toBeUndefined();
    live.recovery.recalled('rates', 700);
    expect(live.store.answersAt).toBe(700);
    live.recovery.answered('rates');
    expect(live.store.answersAt).toBeUndefined();
  });
});
