import { chromium, type Browser } from 'playwright';
import { launchOptions, ownAnswer } from '../../../tests/support/browser';
import { Product } from '../../../tests/support/processes';
import type { Actor, ExchangeControl, TestAssembly } from '../actor';
import { BrowserActor } from './browser-actor';
import { newerDocuments } from './newer-documents';
import { quoteBothSides } from './quotes';

const poll = 250;

let browser: Browser | undefined;
const products = new Map<'busy' | 'quiet', Product>();

/**
 * The built product in a browser, against an exchange in a process of its own. One serves all scenarios of a run;
 * those that nobody else may trade into use a second one, without makers and takers.
 */
export async function begin({ quiet }: { readonly quiet: boolean }): Promise<TestAssembly> {
  browser ??= await chromium.launch(launchOptions());
  const kind = quiet ? 'quiet' : 'busy';
  const product = products.get(kind) ?? (await Product.start(quiet ? ['--empty'] : []));
  if (quiet && !products.has(kind)) await quoteBothSides(product.sandbox.ports.sandbox);
  products.set(kind, product);
  return new BrowserAssembly(browser, product);
}

export async function finish(): Promise<void> {
  await browser?.close();
  for (const product of products.values()) await product.stop();
}

class BrowserAssembly implements TestAssembly {
  readonly #actors: BrowserActor[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly product: Product,
  ) {}

  async actor(name: string, at?: Actor): Promise<Actor> {
    const actor = at
      ? new BrowserActor(name, (at as BrowserActor).context, (at as BrowserActor).page)
      : await BrowserActor.sitDown(name, this.browser, this.product.address);
    this.#actors.push(actor);
    return actor;
  }

  async eventually(what: string, check: () => Promise<boolean>, seconds = 10): Promise<void> {
    const deadline = Date.now() + seconds * 1_000;
    while (!(await check())) {
      if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${what}`);
      await this.pass(poll / 1_000);
    }
  }

  pass(seconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }

  readonly exchange: ExchangeControl = {
    crashAndStartAgain: async () => {
      await this.product.sandbox.kill();
      await this.product.sandbox.start();
    },
    outage: async (seconds, observe) => {
      const { sandbox } = this.product;
      await sandbox.kill();
      let back = false;
      // Starting takes a moment too: it has to be back by then.
      const returned = this.pass(Math.max(0, seconds - sandbox.startTime / 1_000))
        .then(() => sandbox.start())
        .finally(() => (back = true));
      while (!back) {
        await observe();
        await this.pass(poll / 1_000);
      }
      await returned;
    },
    goAway: () => this.product.sandbox.kill(),
    comeBack: () => this.product.sandbox.comeBack(),
    fallSilent: async () => this.product.sandbox.freeze(),
    endSessionsOf: async (actor) => {
      await this.#call('DELETE', '/auth/session', actor);
    },
    loseNext: async (what, actor) => {
      await (actor as BrowserActor).page.route(
        '**/v3/trade/order',
        async (route) => {
          if (what === 'answer') await ownAnswer(route);
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
    },
    ordersOf: async (actor) => {
      const { data } = (await this.#call('GET', '/v3/trade/orders?size=100', actor)) as {
        readonly data: { readonly rows: readonly unknown[] };
      };
      return data.rows.length;
    },
    rememberedOf: async (actor, what) =>
      JSON.stringify(await this.#call('GET', '/usercenter/account', actor)).match(
        new RegExp(`"${what}":"([^"]*)"`),
      )?.[1],
    hasAgreed: async (actor) => {
      const account = JSON.stringify(await this.#call('GET', '/usercenter/account', actor));
      return ['terms', 'tr_terms'].every((kind) => account.includes(`"agreed_${kind}_version":"`));
    },
    deposit: async (actor, amount, asset) => {
      const place = { token: asset, network: asset };
      const { data } = (await this.#call(
        'GET',
        `/v3/asset/wallet/deposit?${new URLSearchParams(place).toString()}`,
        actor,
      )) as { readonly data: { readonly address: string } };
      await this.#switch('chain/deposit', { ...place, address: data.address, amount });
    },
    placeVisitors: async (country) => {
      this.#changed.add('place');
      await this.#switch('place', { network: '*', ...(country !== undefined && { country }) });
    },
    changeDocuments: async (actor) => {
      await (actor as BrowserActor).page.addInitScript({ content: newerDocuments });
    },
    switchPart: async (part, change) => {
      this.#switched.add(part);
      await this.#switch(`features/${part}`, change, 'PUT');
    },
    announceUpgrade: async (hours) => {
      this.#changed.add('upgrade');
      const start = Date.now() + (hours ?? 0) * 3_600_000;
      await this.#switch('maintenance', {
        window: hours === undefined ? null : { start, end: start + 3_600_000, modules: ['ALL'] },
      });
    },
    age: async () => {
      throw new Error('An account of the real exchange cannot be made older.');
    },
  };

  /** What was changed about the exchange that all scenarios share. */
  readonly #changed = new Set<'place' | 'upgrade'>();
  readonly #switched = new Set<string>();

  async end(failed: boolean): Promise<readonly { readonly data: Buffer; readonly type: string }[]> {
    const pictures = failed
      ? await Promise.all(this.#actors.map(async ({ page }) => ({ data: await page.screenshot(), type: 'image/png' })))
      : [];
    await Promise.all(this.#actors.map(({ context }) => context.close()));
    await this.product.sandbox.comeBack();
    this.product.sandbox.requireAlive();
    if (this.#changed.has('place')) await this.exchange.placeVisitors(undefined);
    if (this.#changed.has('upgrade')) await this.exchange.announceUpgrade(undefined);
    for (const part of this.#switched) await this.exchange.switchPart(part, { enabled: true, public: true });
    return pictures;
  }

  /** A switch of the sandbox itself. */
  async #switch(name: string, body: object, method = 'POST'): Promise<void> {
    const response = await fetch(`http://localhost:${this.product.sandbox.ports.sandbox}/sandbox/${name}`, {
      method,
      headers: { authorization: 'Bearer demo-admin-token', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The switch ${name} answered ${response.status}`);
  }

  /** A call from elsewhere with the actor's own proof. */
  async #call(method: string, path: string, actor: Actor): Promise<unknown> {
    const bearer = await (actor as BrowserActor).bearer();
    const response = await fetch(`http://localhost:${this.product.sandbox.ports.sandbox}${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}` },
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response.json();
  }
}
