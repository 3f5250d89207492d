import type { Outcome } from '../../../../src/application/kernel/failure';
import { Subject, type Listener } from '../../../../src/application/kernel/observable-value';
import type { MarketStreamPort } from '../../../../src/application/markets/market-stream.port';
import type { Session } from '../../../../src/application/session/session';
import { DeadManSwitch } from '../../../../src/application/trading/dead-man-switch';
import type { TickerMessage } from '../../../../src/domain/markets/ticker';
import { minute, second } from '../../../../src/domain/shared/instant';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { ScriptedTrading } from './trading-fakes';

/** The exchange's side: fires unless it is told again in time. */
class Exchange extends ScriptedTrading {
  readonly told: number[] = [];
  firesAt: number | undefined;
  firedAt: number | undefined;
  reachable = true;
  answersLost = false;
  #held: Promise<void> | undefined;

  constructor(private readonly time: FakeScheduler) {
    super();
    time.every(100, () => {
      if (this.firesAt === undefined || time.now() < this.firesAt) return;
      this.firedAt = this.firesAt;
      this.firesAt = undefined;
    });
  }

  /** The next message is on its way until it is let through. */
  holdNext(): () => void {
    let through = (): void => undefined;
    this.#held = new Promise((resolve) => (through = resolve));
    return through;
  }

  override async cancelAllAfter(duration: number): Outcome<number | undefined> {
    this.told.push(duration);
    const held = this.#held;
    this.#held = undefined;
    await held;
    if (!this.reachable) return failure({ kind: 'offline' });
    this.firesAt = duration === 0 ? undefined : this.time.now() + duration;
    return this.answersLost ? failure({ kind: 'offline' }) : success(this.firesAt);
  }
}

function setUp({
  time = new FakeScheduler(),
  storage = new MemoryStorage(),
  exchange = new Exchange(time),
  startsLate = false,
} = {}) {
  const tickers = new Set<Listener<TickerMessage>>();
  const stream = {
    onTickers: (listener: Listener<TickerMessage>) => (tickers.add(listener), () => tickers.delete(listener)),
  } as unknown as MarketStreamPort;
  const tasks = new Set<() => Promise<unknown>>();
  const state = new Subject<{ status: string }>({ status: 'loggedIn' });
  const session = {
    state,
    beforeLogOut: (task: () => Promise<unknown>) => (tasks.add(task), () => tasks.delete(task)),
  } as unknown as Session;
  const deadMan = new DeadManSwitch(exchange, stream, time, time, session, storage);
  const stop = startsLate ? () => undefined : deadMan.start();
  const logOut = async (): Promise<void> => {
    await Promise.all([...tasks].map((task) => task()));
    state.set({ status: 'loggedOut' });
  };
  return {
    time,
    storage,
    exchange,
    deadMan,
    stop,
    logOut,
    hearMarket: () => tickers.forEach((listener) => listener({} as TickerMessage)),
  };
}

/** Counts by the length of time, as a machine elsewhere does whose clock nobody here can set. */
class ExchangeElsewhere extends Exchange {
  left = Infinity;

  constructor(time: FakeScheduler) {
    super(time);
    time.every(100, () => (this.left -= 100));
  }

  override async cancelAllAfter(duration: number): Outcome<number | undefined> {
    this.told.push(duration);
    this.left = duration === 0 ? Infinity : duration;
    return success(duration === 0 ? undefined : duration);
  }
}

/** The storage of one device as one of several tabs has it: each hears of the others' changes alone. */
class TabStorage extends MemoryStorage {
  constructor(private readonly tabs: Set<TabStorage>) {
    super();
    tabs.add(this);
  }

  override write(key: string, value: string): void {
    super.write(key, value);
    for (const tab of this.#others()) tab.writeElsewhere(key, value);
  }

  override remove(key: string): void {
    if (this.read(key) === undefined) return;
    super.remove(key);
    for (const tab of this.#others()) tab.removeElsewhere(key);
  }

  #others(): readonly TabStorage[] {
    return [...this.tabs].filter((tab) => tab !== this);
  }
}

function openTwoTabs() {
  const tabs = new Set<TabStorage>();
  const first = setUp({ storage: new TabStorage(tabs) });
  const other = setUp({ time: first.time, exchange: first.exchange, storage: new TabStorage(tabs) });
  return { first, other, time: first.time, exchange: first.exchange };
}

describe("the dead man's switch in two tabs", () => {
  it('is one: a second tab says what the first keeps alive, and ends nothing', async () => {
    const { first, other, time, exchange } = openTwoTabs();
    await first.deadMan.switchOn(10 * second, false);
    for (let passed = 0; passed < 60; passed += 1) {
      await time.settle(second, 100);
      expect(first.deadMan.state.current.status).toBe('on');
      expect(other.deadMan.state.current).toMatchObject({ status: 'left', firesAt: exchange.firesAt });
    }
    expect(exchange.firedAt).toBeUndefined();
  });

  it('fires in both when the tab that kept it alive is gone', async () => {
    const { first, other, time, exchange } = openTwoTabs();
    await first.deadMan.switchOn(10 * second, false);
    await time.settle(5 * second, 100);
    exchange.reachable = false;
    await time.settle(15 * second, 100);
    expect(exchange.firedAt).toBeDefined();
    expect(other.deadMan.state.current).toEqual({ status: 'fired', at: exchange.firedAt });
    expect(first.deadMan.state.current).toEqual({ status: 'fired', at: exchange.firedAt });
  });

  it('has one time, and goes on in either when the other is closed', async () => {
    const { first, other, time, exchange } = openTwoTabs();
    await first.deadMan.switchOn(10 * second, false);
    await other.deadMan.switchOn(30 * second, false);
    expect(first.deadMan.state.current).toMatchObject({ status: 'on', time: 30 * second });
    other.stop();
    await time.settle(90 * second, 100);
    expect(first.deadMan.state.current).toMatchObject({ status: 'on', time: 30 * second });
    expect(exchange.firedAt).toBeUndefined();
  });

  it('is switched off in both', async () => {
    const { first, other, time, exchange } = openTwoTabs();
    await first.deadMan.switchOn(10 * second, false);
    await time.settle(5 * second, 100);
    await other.deadMan.switchOff();
    await time.settle(20 * second, 100);
    expect(first.deadMan.state.current.status).toBe('off');
    expect(other.deadMan.state.current.status).toBe('off');
    expect(exchange.firedAt).toBeUndefined();
  });
});

describe("the dead man's switch", () => {
  it.each([-60 * 60, -3, 3])('goes on with its signs when the clock is set by %d seconds (F19)', async (seconds) => {
    const time = new FakeScheduler();
    const exchange = new ExchangeElsewhere(time);
    const { deadMan } = setUp({ time, exchange });
    await deadMan.switchOn(10 * second, false);
    await time.settle(2 * second, 100);
    time.jump(seconds * second);
    let least = Infinity;
    for (let passed = 0; passed < 30; passed += 1) {
      await time.settle(second, 100);
      least = Math.min(least, exchange.left);
      const { current } = deadMan.state;
      expect(current.status).toBe('on');
      // What it says is left is never more than the exchange has left, but for the second between two looks.
      expect('firesAt' in current && current.firesAt - time.now()).toBeLessThanOrEqual(exchange.left + second);
    }
    expect(least).toBeGreaterThan(0);
  });

  it('is on once the exchange confirms it, and stays on while the page lives', async () => {
    const { deadMan, time, exchange } = setUp();
    const on = deadMan.switchOn(10 * second, false);
    expect(deadMan.state.current.status).toBe('switchingOn');
    await on;
    await time.settle(60 * second, 100);
    expect(deadMan.state.current.status).toBe('on');
    expect(deadMan.state.current).not.toHaveProperty('failure');
    expect(exchange.firedAt).toBeUndefined();
    expect(exchange.told.length).toBeLessThan(25);
  });

  it('goes on where it was switched on before what starts it had come', async () => {
    const { time, deadMan, exchange } = setUp({ startsLate: true });
    await deadMan.switchOn(10 * second, false);
    await time.settle(2 * second, 100);
    deadMan.start();
    await time.settle(5 * minute, 100);
    expect(deadMan.state.current).toMatchObject({ status: 'on' });
    expect(exchange.firedAt).toBeUndefined();
  });

  it('never says that it is on when the exchange did not confirm it', async () => {
    const { deadMan, exchange, time } = setUp();
    exchange.answersLost = true;
    await deadMan.switchOn(10 * second, false);
    expect(deadMan.state.current).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    await time.settle(20 * second, 100);
    expect(exchange.firedAt).toBeUndefined();
  });

  it('fires at the exchange when the page falls silent, and says so at the same time', async () => {
    const { deadMan, exchange, time } = setUp();
    await deadMan.switchOn(10 * second, false);
    exchange.reachable = false;
    await time.settle(5 * second, 100);
    expect(deadMan.state.current).toMatchObject({ status: 'on', failure: { kind: 'offline' } });
    await time.settle(6 * second, 100);
    expect(deadMan.state.current).toEqual({ status: 'fired', at: exchange.firedAt });
  });

  it('outlives signs of life that are lost', async () => {
    const { deadMan, exchange, time } = setUp();
    await deadMan.switchOn(10 * second, false);
    exchange.reachable = false;
    await time.settle(8 * second, 100);
    exchange.reachable = true;
    await time.settle(20 * second, 100);
    expect(deadMan.state.current.status).toBe('on');
    expect(deadMan.state.current).not.toHaveProperty('failure');
    expect(exchange.firedAt).toBeUndefined();
  });

  it('gives signs of life with what the market brings where timers are held back', async () => {
    const { deadMan, exchange, time, hearMarket } = setUp();
    time.every = () => () => undefined;
    await deadMan.switchOn(10 * second, false);
    for (let passed = 0; passed < 60; passed += 1) {
      await time.settle(second, 100);
      hearMarket();
    }
    expect(exchange.firedAt).toBeUndefined();
  });

  it('is off once the exchange confirms that', async () => {
    const { deadMan, exchange, time } = setUp();
    await deadMan.switchOn(10 * second, false);
    exchange.reachable = false;
    await deadMan.switchOff();
    expect(deadMan.state.current.status).toBe('left');
    exchange.reachable = true;
    await deadMan.switchOff();
    expect(deadMan.state.current.status).toBe('off');
    await time.settle(20 * second, 100);
    expect(exchange.firedAt).toBeUndefined();
  });

  it('stays off when a sign of life arrives after that', async () => {
    const { deadMan, exchange, time } = setUp();
    await deadMan.switchOn(10 * second, false);
    const arrive = exchange.holdNext();
    await time.settle(4 * second, 100);
    await deadMan.switchOff();
    expect(deadMan.state.current.status).toBe('off');
    arrive();
    await time.settle(20 * second, 100);
    expect(exchange.firedAt).toBeUndefined();
  });

  it('is called off before somebody logs out', async () => {
    const { deadMan, exchange, logOut, storage } = setUp();
    await deadMan.switchOn(10 * second, true);
    await logOut();
    expect(exchange.told.at(-1)).toBe(0);
    expect(deadMan.state.current.status).toBe('off');
    expect(setUp({ storage }).deadMan.state.current.status).toBe('off');
  });

  it('comes back after a reload where that is wanted', async () => {
    const before = setUp();
    await before.deadMan.switchOn(30 * second, true);
    before.stop();
    await before.time.settle(5 * second, 100);
    const after = setUp(before);
    await before.time.settle(60 * second, 100);
    expect(after.deadMan.state.current).toMatchObject({ status: 'on', time: 30 * second, firedAt: undefined });
    expect(before.exchange.firedAt).toBeUndefined();
  });

  it('says after a reload that it fired meanwhile, although it is on again', async () => {
    const before = setUp();
    await before.deadMan.switchOn(30 * second, true);
    before.stop();
    await before.time.settle(45 * second, 100);
    const { firedAt } = before.exchange;
    expect(firedAt).toBeDefined();
    const after = setUp(before);
    await before.time.settle(60 * second, 100);
    expect(after.deadMan.state.current).toMatchObject({ status: 'on', time: 30 * second, firedAt });
    await after.deadMan.switchOff();
    await after.deadMan.switchOn(30 * second, true);
    expect(after.deadMan.state.current).toMatchObject({ status: 'on', firedAt: undefined });
  });

  it('is told of after a reload where it will fire', async () => {
    const before = setUp();
    await before.deadMan.switchOn(30 * second, false);
    before.stop();
    await before.time.settle(5 * second, 100);
    const after = setUp(before);
    expect(after.deadMan.state.current).toMatchObject({ status: 'left' });
    await before.time.settle(26 * second, 100);
    expect(after.deadMan.state.current).toEqual({ status: 'fired', at: before.exchange.firedAt });
  });
});
