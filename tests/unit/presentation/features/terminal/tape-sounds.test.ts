import { observable, runInAction } from 'mobx';
import { standardPreferences } from '../../../../../src/domain/platform/preferences';
import { TapeSounds } from '../../../../../src/presentation/features/terminal/book/tape-sounds';
import type { TapeRow } from '../../../../../src/presentation/features/terminal/market/tape.store';
import { MemorySounds } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';

const trade = (at: number, size: number): TapeRow => ({
  id: at,
  symbol: 'SPOT_BTC_USDT',
  at,
  side: 'BUY',
  price: 100,
  size,
});
const usual = Array.from({ length: 20 }, (_, index) => trade(20 - index, 1));

function listen({ wanted = true, on = true } = {}) {
  const time = new FakeScheduler();
  const sounds = new MemorySounds();
  const tape = observable<{ rows: readonly TapeRow[] }>({ rows: usual }, {}, { deep: false });
  const values = { ...standardPreferences, 'sound.on': on, 'sound.volume': 50 };
  const stop = new TapeSounds({ tapeSound: wanted }, { values }, sounds, time).listen(tape);
  const show = (rows: readonly TapeRow[]): void => runInAction(() => void (tape.rows = rows));
  const arrive = (...trades: readonly TapeRow[]): void => show([...trades, ...tape.rows]);
  return { time, sounds, stop, show, arrive };
}

describe('large trades', () => {
  it('are heard more quietly than what becomes of own orders', () => {
    const { sounds, arrive } = listen();
    arrive(trade(21, 1));
    expect(sounds.played).toEqual([]);
    arrive(trade(22, 40));
    expect(sounds.played).toEqual([{ sound: 'trade', volume: 15 }]);
  });

  it('are told of once, however many there are', () => {
    const { time, sounds, arrive } = listen();
    arrive(trade(22, 40));
    arrive(trade(23, 40));
    expect(sounds.played).toHaveLength(1);
    time.advance(2_000);
    arrive(trade(24, 40));
    expect(sounds.played).toHaveLength(2);
  });

  it('are not heard again when they are read once more', () => {
    const { sounds, show } = listen();
    show([trade(20, 40), ...usual.slice(1)]);
    expect(sounds.played).toEqual([]);
  });

  it.each([{ wanted: false }, { on: false }])('are not heard by who does not want it: %p', (choice) => {
    const { sounds, arrive } = listen(choice);
    arrive(trade(22, 40));
    expect(sounds.played).toEqual([]);
  });

  it('are not heard once nobody listens', () => {
    const { sounds, arrive, stop } = listen();
    stop();
    arrive(trade(22, 40));
    expect(sounds.played).toEqual([]);
  });
});
