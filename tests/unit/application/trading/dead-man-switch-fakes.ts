import type { Outcome } from '../../../../src/application/kernel/failure';
import { Subject, type Listener } from '../../../../src/application/kernel/observable-value';
import type { MarketStreamPort } from '../../../../src/application/markets/market-stream.port';
import type { Session } from '../../../../src/application/session/session';
import { DeadManSwitch } from '../../../../src/application/trading/dead-man-switch';
import type { TickerMessage } from '../../../../src/domain/markets/ticker';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { ScriptedTrading } from './trading-fakes';

/** The exchange's side: fires unless it is told again in time. */
export class Exchange extends ScriptedTrading {
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

/** One tab whose exchange counts down by itself. */
export function setUp({
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
    listening: () => tickers.size,
    hearMarket: () => tickers.forEach((listener) => listener({} as TickerMessage)),
  };
}

/** Counts by the length of time, as a machine elsewhere does whose clock nobody here can set. */
export class ExchangeElsewhere extends Exchange {
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

/** Two tabs of one device at one exchange. */
export function openTwoTabs() {
  const tabs = new Set<TabStorage>();
  const first = setUp({ storage: new TabStorage(tabs) });
  const other = setUp({ time: first.time, exchange: first.exchange, storage: new TabStorage(tabs) });
  return { first, other, time: first.time, exchange: first.exchange };
}
