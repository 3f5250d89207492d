import { switchTimes } from '../../../../src/application/trading/dead-man-switch';
import { second } from '../../../../src/domain/shared/instant';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { setUp } from './dead-man-switch-fakes';

const time = 10 * second;

it('the page may be silent for ten seconds to two minutes', () => {
  expect(switchTimes).toEqual([10_000, 30_000, 60_000, 120_000]);
});

describe("what the dead man's switch is told while it is switched on", () => {
  it('is no confirmation without the moment at which it fires, and what may be on is called off', async () => {
    const { deadMan, exchange } = setUp();
    exchange.cancelAllAfter = async (duration) => (exchange.told.push(duration), success(undefined));
    await deadMan.switchOn(time, false);
    expect(deadMan.state.current).toEqual({ status: 'failed', failure: { kind: 'malformed' } });
    expect(exchange.told).toEqual([time]);
  });

  it('is called off where the answer was lost, but not by whoever is logged in no more', async () => {
    const { deadMan, exchange } = setUp();
    exchange.answersLost = true;
    await deadMan.switchOn(time, false);
    expect(exchange.told).toEqual([time, 0]);
    exchange.cancelAllAfter = async (duration) => (exchange.told.push(duration), failure({ kind: 'unauthorised' }));
    await deadMan.switchOn(time, false);
    expect(exchange.told).toEqual([time, 0, time]);
    expect(deadMan.state.current).toMatchObject({ status: 'failed', failure: { kind: 'unauthorised' } });
  });

  it('is told so until it answers, and counts as long as it may be on', async () => {
    const { deadMan, exchange, time: clock } = setUp();
    await deadMan.switchOn(3 * time, false);
    const firesAt = clock.now() + 3 * time;
    exchange.told.length = 0;
    exchange.reachable = false;
    await deadMan.switchOn(time, false);
    // The one of before counts on.
    const failure = { kind: 'offline' };
    expect(deadMan.state.current).toEqual({ status: 'switchingOff', time, firesAt, failure });
    await clock.settle(2 * second, 100);
    expect(exchange.told).toEqual([time, 0, 0, 0]);
    exchange.reachable = true;
    await clock.settle(second, 100);
    expect(deadMan.state.current).toEqual({ status: 'failed', failure: { kind: 'offline' } });
    expect(exchange.firesAt).toBeUndefined();
    await clock.settle(time, 100);
    expect(exchange.told).toEqual([time, 0, 0, 0, 0]);
  });

  it('is told nothing more once somebody wants something else', async () => {
    const { deadMan, exchange, time: clock } = setUp();
    exchange.reachable = false;
    await deadMan.switchOn(time, false);
    exchange.reachable = true;
    await deadMan.switchOn(3 * time, false);
    exchange.told.length = 0;
    await clock.settle(5 * second, 100);
    expect(exchange.told).toEqual([]);
    expect(deadMan.state.current).toMatchObject({ status: 'on', time: 3 * time });
  });

  it('counts for the latest wish alone', async () => {
    const { deadMan, exchange } = setUp();
    const through = exchange.holdNext();
    const first = deadMan.switchOn(time, false);
    await deadMan.switchOn(3 * time, true);
    through();
    await first;
    expect(deadMan.state.current).toMatchObject({ status: 'on', time: 3 * time });
  });

  it('is not disturbed by what another tab does meanwhile', async () => {
    const { deadMan, exchange, storage, time: clock } = setUp();
    const through = exchange.holdNext();
    const on = deadMan.switchOn(time, false);
    const elsewhere = JSON.stringify({ time: 3 * time, firesAt: clock.now() + 3 * time, again: false });
    storage.writeElsewhere('dead-man-switch', elsewhere);
    expect(deadMan.state.current).toEqual({ status: 'switchingOn', time });
    through();
    await on;
    const off = deadMan.switchOff();
    storage.writeElsewhere('dead-man-switch', elsewhere);
    expect(deadMan.state.current).toMatchObject({ status: 'switchingOff', time });
    await off;
    expect(deadMan.state.current).toEqual({ status: 'off' });
  });
});

describe("a dead man's switch that is switched off", () => {
  it('asks nobody where it is not on', async () => {
    const { deadMan, exchange, time: clock } = setUp();
    await deadMan.switchOff();
    expect([deadMan.state.current, exchange.told]).toEqual([{ status: 'off' }, []]);
    exchange.reachable = false;
    await deadMan.switchOn(time, false);
    await clock.settle(time, 100);
    expect(deadMan.state.current.status).toBe('failed');
    exchange.told.length = 0;
    await deadMan.switchOff();
    expect([deadMan.state.current, exchange.told]).toEqual([{ status: 'off' }, []]);
    exchange.reachable = true;
    await deadMan.switchOn(time, false);
    exchange.reachable = false;
    await clock.settle(11 * second, 100);
    expect(deadMan.state.current.status).toBe('fired');
    exchange.told.length = 0;
    await deadMan.switchOff();
    expect([deadMan.state.current, exchange.told]).toEqual([{ status: 'off' }, []]);
  });

  it('says until when it counts at the exchange, also before that had confirmed it', async () => {
    const { deadMan, exchange, time: clock } = setUp();
    const firesAt = clock.now() + time;
    const [on, off] = [exchange.holdNext(), deadMan.switchOn(time, false)];
    void deadMan.switchOff();
    expect(deadMan.state.current).toEqual({ status: 'switchingOff', time, firesAt });
    on();
    await off;
    expect(deadMan.state.current).toEqual({ status: 'off' });
  });

  it('counts on where the exchange could not be told, and says when it fired', async () => {
    const { deadMan, exchange, time: clock } = setUp();
    await deadMan.switchOn(time, false);
    const firesAt = clock.now() + time;
    await clock.settle(2 * second, 100);
    exchange.reachable = false;
    await deadMan.switchOff();
    expect(deadMan.state.current).toEqual({ status: 'left', time, firesAt });
    await clock.settle(9 * second, 100);
    expect(deadMan.state.current).toEqual({ status: 'fired', at: firesAt });
  });

  it('is off whatever becomes of a sign that was on its way', async () => {
    const { deadMan, exchange, time: clock } = setUp();
    await deadMan.switchOn(time, false);
    const sign = exchange.holdNext();
    await clock.settle(4 * second, 100);
    const offMessage = exchange.holdNext();
    const off = deadMan.switchOff();
    sign();
    await clock.settle();
    expect(deadMan.state.current.status).toBe('switchingOff');
    offMessage();
    await off;
    expect(deadMan.state.current).toEqual({ status: 'off' });
  });

  it('says nothing of a sign that was lost after that', async () => {
    const { deadMan, exchange, time: clock } = setUp();
    await deadMan.switchOn(time, false);
    const sign = exchange.holdNext();
    await clock.settle(4 * second, 100);
    await deadMan.switchOff();
    exchange.reachable = false;
    sign();
    await clock.settle();
    expect(deadMan.state.current).toEqual({ status: 'off' });
  });

  it('hears the market no longer', async () => {
    const { deadMan, listening } = setUp();
    await deadMan.switchOn(time, false);
    await deadMan.switchOn(time, false);
    expect(listening()).toBe(1);
    await deadMan.switchOff();
    expect(listening()).toBe(0);
  });
});

describe("signs of life of the dead man's switch", () => {
  it('are tried again a second after one that was lost, however busy the market is', async () => {
    const { deadMan, exchange, time: clock, hearMarket } = setUp();
    await deadMan.switchOn(time, false);
    exchange.reachable = false;
    exchange.told.length = 0;
    for (let passed = 0; passed < 50; passed += 1) {
      await clock.settle(100, 100);
      hearMarket();
    }
    expect(exchange.told.length).toBeLessThanOrEqual(3);
    expect(exchange.told.length).toBeGreaterThan(0);
  });

  it('are not confirmed by an answer without the moment at which it fires', async () => {
    const { deadMan, exchange, time: clock } = setUp();
    await deadMan.switchOn(time, false);
    exchange.cancelAllAfter = async () => success(undefined);
    await clock.settle(11 * second, 100);
    expect(deadMan.state.current.status).toBe('fired');
  });
});

describe("the dead man's switch after a reload", () => {
  const kept = (what: object): MemoryStorage => {
    const storage = new MemoryStorage();
    storage.write('dead-man-switch', JSON.stringify(what));
    return storage;
  };

  it('has fired where its time ran out meanwhile, at that moment exactly', () => {
    const clock = new FakeScheduler();
    const firesAt = clock.now();
    const { deadMan, exchange } = setUp({ time: clock, storage: kept({ time, firesAt, again: false }) });
    expect(deadMan.state.current).toEqual({ status: 'fired', at: firesAt });
    expect([deadMan.again, exchange.told]).toEqual([false, []]);
  });

  it('comes back each time where that is wanted', async () => {
    const clock = new FakeScheduler();
    const storage = kept({ time, firesAt: clock.now() + time, again: true });
    for (const _ of [1, 2]) {
      const { deadMan, stop } = setUp({ time: clock, storage });
      await clock.settle(second, 100);
      expect([deadMan.state.current.status, deadMan.again]).toEqual(['on', true]);
      stop();
    }
  });

  it.each([
    ['of another time', (now: number) => ({ time: 5 * second, firesAt: now + time, again: true })],
    ['of no moment', () => ({ time, again: true })],
    ['of a moment in words', (now: number) => ({ time, firesAt: String(now + time), again: true })],
  ])('is not believed %s', (_, what) => {
    const clock = new FakeScheduler();
    const { deadMan, exchange } = setUp({ time: clock, storage: kept(what(clock.now())) });
    expect([deadMan.state.current, deadMan.again, exchange.told]).toEqual([{ status: 'off' }, false, []]);
  });

  it('is not switched on by what only looks like a wish', async () => {
    const clock = new FakeScheduler();
    const firesAt = clock.now() + time;
    const { deadMan } = setUp({ time: clock, storage: kept({ time, firesAt, again: 'yes' }) });
    expect([deadMan.state.current, deadMan.again]).toEqual([{ status: 'left', time, firesAt }, false]);
  });
});
