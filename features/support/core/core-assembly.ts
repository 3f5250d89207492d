import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExchangeService } from '../../../sandbox/engine/exchange-service';
import { type InstrumentScale, priceText, quantityText, scaleOf } from '../../../sandbox/engine/model/units';
import { FakeHost } from '../../../tests/fakes/fake-host';
import { FakeLine } from '../../../tests/fakes/fake-line';
import { FakeScheduler } from '../../../tests/support/fake-scheduler';
import type { Actor, ExchangeControl, TestAssembly } from '../actor';
import { CoreActor, type Settle } from './core-actor';
import { openCoreExchange, quoteBothSides } from './core-exchange';
import { loadLateCode, untilReckoned } from './real-time';

const step = 50;
/** Of what goes on for longer than minutes nobody watches how it looks meanwhile. */
const strideOfHours = 10_000;
const hour = 3_600;
const longest = 10 * 60_000;
let loaded: Promise<void> | undefined;

/** Use cases, rules and stores on fakes and the real engine, in virtual time. Nobody else trades, so it is always quiet. */
export async function begin(): Promise<CoreAssembly> {
  await (loaded ??= loadLateCode());
  const directory = mkdtempSync(path.join(tmpdir(), 'exchange-core-'));
  const time = new FakeScheduler();
  const exchange = await openCoreExchange(directory, time);
  await quoteBothSides(exchange);
  return new CoreAssembly(directory, time, new FakeHost(exchange, () => time.now()));
}

export async function finish(): Promise<void> {
  // Each scenario has ended what it began.
}

class CoreAssembly implements TestAssembly {
  readonly #actors: CoreActor[] = [];
  readonly #line: FakeLine;

  constructor(
    private readonly directory: string,
    private readonly time: FakeScheduler,
    private readonly host: FakeHost,
  ) {
    this.#line = new FakeLine(time, {
      tickers: () => ({ ts: time.now(), data: tickerRows(host.exchange, time.now()) }),
      bbos: () => ({ ts: time.now(), data: bestPriceRows(host.exchange) }),
    });
  }

  async actor(name: string, at?: Actor): Promise<Actor> {
    const surroundings = { host: this.host, time: this.time, line: this.#line };
    const actor = new CoreActor(name, surroundings, this.#settle, (at as CoreActor | undefined)?.device);
    await actor.reload();
    this.#actors.push(actor);
    return actor;
  }

  async eventually(what: string, check: () => Promise<boolean>, seconds = 10): Promise<void> {
    for (let waited = 0; waited <= seconds * 1_000; waited += step) {
      if (await check()) return;
      await this.#tick();
    }
    throw new Error(`Not within ${seconds} s: ${what}`);
  }

  async pass(seconds: number): Promise<void> {
    const stride = seconds < hour ? step : strideOfHours;
    for (let passed = 0; passed < seconds * 1_000; passed += stride) await this.#tick(stride);
  }

  readonly exchange: ExchangeControl = {
    crashAndStartAgain: async () => {
      await this.host.exchange.close();
      this.host.replace(await openCoreExchange(this.directory, this.time));
    },
    outage: async (seconds, observe) => {
      await this.exchange.goAway();
      for (let passed = 0; passed < seconds * 1_000; passed += step) {
        await this.#tick();
        await observe();
      }
      await this.exchange.comeBack();
    },
    goAway: async () => this.#cut('down'),
    comeBack: async () => this.#cut('up'),
    fallSilent: async () => this.#cut('silent'),
    endSessionsOf: async ({ email }) => this.host.endSessionsOf(email),
    loseNext: async (what, actor) => {
      (actor as CoreActor).trading.port.nextFault = what === 'request' ? 'requestLost' : 'answerLost';
    },
    ordersOf: async ({ email }) => {
      const accountId = this.host.accountOf(email);
      const filter = { page: 1, size: 100 };
      return (
        this.host.exchange.openOrders(accountId, filter).total + this.host.exchange.endedOrders(accountId, filter).total
      );
    },
    rememberedOf: async ({ email }, what) => this.host.rememberedOf(email, what),
    hasAgreed: async ({ email }) => {
      const { settings, users } = this.host.areas;
      return (['TERMS', 'TR_TERMS'] as const).every((kind) => settings.agreedVersion(users.byEmail(email)!, kind));
    },
    deposit: async ({ email }, amount, asset) => {
      const { wallet, users, clockwork } = this.host.areas;
      const { address, memo } = wallet.deposits.address(users.byEmail(email)!, asset, asset);
      wallet.deposits.receive({ token: asset, network: asset, address, memo, amount });
      await this.pass(10);
      await clockwork.run();
    },
    placeVisitors: async (country) => this.host.areas.places.pretend('*', country),
    changeDocuments: async (actor) => {
      const core = actor as CoreActor;
      core.environment = { ...core.environment, agreements: { terms: '2100-01', tradingRules: '2100-01' } };
    },
    switchPart: async (part, change) => {
      this.host.areas.features.change(part, change);
    },
    announceUpgrade: async (hours) => {
      const begins = this.time.now() + (hours ?? 0) * 3_600_000;
      this.host.areas.maintenance.announce(
        hours === undefined ? undefined : { start: begins, end: begins + 3_600_000, modules: ['ALL'] },
      );
    },
    age: async ({ email }, days) => {
      const { users } = this.host.areas;
      users.setCreated(users.byEmail(email)!.userId, this.time.now() - days * 86_400_000);
    },
  };

  async end(): Promise<readonly never[]> {
    for (const actor of this.#actors) actor.leave();
    await this.host.exchange.close();
    rmSync(this.directory, { recursive: true, force: true });
    return [];
  }

  #cut(state: FakeLine['state']): void {
    this.#line.set(state);
    this.host.down = state !== 'up';
  }

  async #tick(stride = step): Promise<void> {
    const second = Math.floor(this.time.now() / 1_000);
    this.time.advance(stride);
    // As the exchange does by itself where it runs by its own clock. What it writes is waited for: a busy disk is slower
    // than time that is only counted.
    if (Math.floor(this.time.now() / 1_000) > second) await this.host.exchange.submit({ type: 'advance' });
    // The database writes in turns of the real event loop.
    await new Promise((resolve) => setImmediate(resolve));
    await untilReckoned();
  }

  readonly #settle: Settle = async (promise) => {
    let ended = false;
    void promise.then(
      () => (ended = true),
      () => (ended = true),
    );
    for (let waited = 0; !ended && waited < longest; waited += step) await this.#tick();
    return promise;
  };
}

/** The list as the real feed sends it; a market without a trade has its middle price all day. */
function tickerRows(exchange: ExchangeService, now: number): readonly object[] {
  return exchange.instruments.map(({ symbol }) => {
    const ticker = exchange.ticker(symbol);
    return {
      s: symbol,
      o: '1',
      c: String(ticker?.close ?? 1),
      h: '1',
      l: '1',
      v: '0',
      a: '0',
      cnt: ticker?.count ?? 0,
      tts: now,
    };
  });
}

/** A market that nobody quotes has no row. */
function bestPriceRows(exchange: ExchangeService): readonly object[] {
  return exchange.instruments.flatMap((instrument) => {
    const { symbol } = instrument;
    const scale = scaleOf(instrument);
    const { asks, bids } = exchange.book(symbol, 1) ?? { asks: [], bids: [] };
    if (!asks[0] || !bids[0]) return [];
    const [ask, askSize] = texts(scale, asks[0]);
    const [bid, bidSize] = texts(scale, bids[0]);
    return [{ symbol, ask, askSize, bid, bidSize }];
  });
}

function texts(scale: InstrumentScale, [price, size]: readonly [number, number]): readonly [string, string] {
  return [priceText(scale, price), quantityText(scale, size)];
}
