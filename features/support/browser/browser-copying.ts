import type { Locator, Page } from 'playwright';
import type { CopyingAbility, CopyWish, SeenXray } from '../abilities/copying';
import { strategyKinds } from '../../../src/domain/social/copy-strategy';
import type { OwnCalls } from './own-calls';
import { partly } from './partly';
import { english } from './texts';

const perpetual = 'PERP_BTC_USDT';
/** Leads from the start, with a record of 90 days. */
const known = '10001';

/** Leading is done by programs of the person's own, as by most leads; copying in the pages. */
export function browserCopying(page: Page, email: string, { call, practice }: OwnCalls): CopyingAbility {
  const main = page.getByRole('main');
  const copying = (key: string): string => english(`copyTrading:${key}`);
  const panel = main.getByRole('region', { name: copying('panel.title') });
  let leading: string | undefined;
  let leadingName: string | undefined;
  const trade = async (side: 'BUY' | 'SELL', quantity: number): Promise<void> => {
    await call('POST', '/v3/trade/order', { symbol: perpetual, side, type: 'MARKET', quantity: String(quantity) });
  };
  /** The only copy, in detail. */
  const detail = async (): Promise<Locator> => {
    await page.goto('/social-trading');
    await main.getByRole('link', { name: new RegExp(`^${copying('action.details')}`) }).click();
    const shown = main
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 4 }) })
      .last();
    await shown.waitFor();
    return shown;
  };
  const act = async (name: string, until: string): Promise<void> => {
    const shown = await detail();
    await shown.getByRole('button', { name: copying(name), exact: true }).click();
    await shown.getByRole('button', { name: copying(until), exact: true }).waitFor();
  };
  const copyBy = async (strategyId: string, amount: string, how: CopyWish = {}): Promise<undefined> => {
    await page.goto(`/social-trading/strategy?id=${strategyId}`);
    if (how.counter) await panel.getByText(copying('direction.counter'), { exact: true }).click();
    await panel.getByLabel(copying('panel.amount'), { exact: true }).fill(amount);
    if (how.stopLoss !== undefined)
      await panel.getByLabel(copying('limits.stopLoss')).fill(String(Number(how.stopLoss) * 100));
    await panel.getByText('5×', { exact: true }).click();
    await panel.getByRole('checkbox').check();
    const start = copying(how.counter ? 'action.counterCopy' : 'action.copy');
    await panel.getByRole('button', { name: start, exact: true }).click();
    await panel.getByText(copying('started.title')).waitFor();
    return undefined;
  };
  const xrayOf = async (amount: number, days: '7D' | '90D'): Promise<SeenXray> => {
    await page.goto(`/social-trading/strategy?id=${known}`);
    const xray = main.getByRole('region', { name: copying('xray.title') });
    await xray.getByLabel(copying('xray.amount'), { exact: true }).fill(String(amount));
    await xray.getByText(days, { exact: true }).click();
    await main.locator('[aria-busy="true"], [data-stale]').first().waitFor({ state: 'detached' });
    const figure = async (key: string): Promise<number> =>
      dollars(await xray.getByText(copying(key), { exact: true }).locator('xpath=following-sibling::*[1]').innerText());
    const [lead, fees, slippage, share, compounding, copier] = await Promise.all(
      ['xray.gross', 'xray.fees', 'xray.slippage', 'xray.share', 'xray.compounding', 'xray.net'].map(figure),
    );
    const rounded = await xray.getByText(copying('xray.rounding'), { exact: true }).isVisible();
    const rounding = rounded ? await figure('xray.rounding') : 0;
    // What is taken away is shown below zero.
    return {
      lead: lead!,
      fees: -fees!,
      slippage: -slippage!,
      share: -share!,
      compounding: -compounding!,
      rounding: -rounding,
      copier: copier!,
    };
  };
  /** As the exchange tells it. */
  const listing = async () => {
    const path = '/copy-trading-gateway/public/lead-trader-dashboard/sorting-strategy-list?page=1&pageSize=100';
    const { data } = await call('GET', path);
    return data['rows'] as readonly {
      readonly strategyId: unknown;
      readonly strategyName: string;
      readonly symbols: readonly string[];
    }[];
  };
  return partly<CopyingAbility>({
    // They do from the start.
    beginLeads: async () => undefined,
    haveRecord: async () => undefined,
    get leading() {
      return leading;
    },
    get leadingName() {
      return leadingName;
    },
    async lead(profitShare) {
      await practice('verified', { email, country: 'CH', level: 1 });
      const shown = { public: true, showPnl: true, showPortfolio: true, showTrades: true };
      await call('PUT', '/social-backend-ui/private/user-profiles/settings', shown);
      for (let turn = 0; turn < 10; turn += 1) await trade(turn % 2 === 0 ? 'BUY' : 'SELL', 0.001);
      leadingName = `Majors ${Date.now() % 1_000_000}`;
      const { data } = await call('POST', '/copy-trading-gateway/private/lead/strategies', {
        strategyName: leadingName,
        strategyIntro: '',
        strategy: 'default-v2',
        profitShare: String(profitShare),
      });
      leading = String(data['strategyId']);
    },
    copy: (amount, how) => copyBy(known, amount, how),
    async copyAnother(amount) {
      await copyBy('10009', amount);
    },
    copyOf: (lead, amount, how) => copyBy(lead.leading!, amount, how),
    trade,
    async pause(paused) {
      await (paused ? act('action.pause', 'action.resume') : act('action.resume', 'action.pause'));
    },
    async limitTrades(most) {
      const shown = await detail();
      await shown.getByRole('button', { name: copying('action.change'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(copying('limits.mostPerTrade'), { exact: true }).fill(String(most));
      await dialog.getByRole('button', { name: copying('action.save'), exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    async marked() {
      await page.goto('/trade/BTC_PERP');
      const portfolio = (key: string): string => english(`portfolio:${key}`);
      await page.locator('#account-tab-positions').click();
      await main
        .getByRole('group', { name: portfolio('holdings.kind') })
        .getByText(portfolio('holdings.copies'), { exact: true })
        .click();
      const rows = main.getByRole('table', { name: copying('held.title') }).locator('tbody tr');
      await rows.first().waitFor();
      const cells = await rows.evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)),
      );
      return cells.map(([, from, side, quantity]) => ({
        strategy: from!.split('\n').at(-1)!.trim(),
        counter: from!.startsWith(copying('direction.counter')),
        held: (side!.trim() === copying('side.LONG') ? 1 : -1) * dollars(quantity!),
      }));
    },
    async stop(how) {
      const shown = await detail();
      await shown.getByRole('button', { name: copying('action.stop'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: copying(`stop.${how}`) }).check();
      await dialog.getByRole('button', { name: copying('action.stop'), exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    async closeKept() {
      const shown = await detail();
      await shown.getByRole('button', { name: copying('action.closePositions'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: copying('action.closePositions'), exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    async copiedTrades() {
      const shown = await detail();
      const rows = shown.getByRole('table', { name: copying('trades.title') }).locator('tbody tr');
      await rows.first().waitFor();
      const cells = await rows.evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)),
      );
      const copied = cells.filter(([, , , , leadPrice]) => /\d/.test(leadPrice!));
      return copied.map(([, , side, executed, leadPrice, price, cost]) => ({
        side: side!.startsWith(copying('trade.BUY.open')) ? 'BUY' : 'SELL',
        executed: dollars(executed!),
        leadPrice: dollars(leadPrice!),
        price: /\d/.test(price!) ? dollars(price!) : undefined,
        cost: dollars(cost!),
      }));
    },
    async strategies(order, wish = {}) {
      await page.goto('/social-trading/marketplace');
      await main.getByText(copying('view.table'), { exact: true }).click();
      const choose = (field: string, label: string) => main.getByLabel(copying(field)).selectOption({ label });
      await choose('by.label', copying(`by.${order}`));
      const { kind, leastReturn, deepestDrawdown, leastAssets, leastDays, coin } = wish;
      if (kind !== undefined)
        await main
          .getByRole('group', { name: copying('kind.label') })
          .getByText(copying(`kind.${kind}`), { exact: true })
          .click();
      if (leastReturn !== undefined) await choose('bounds.roi', `≥ ${leastReturn * 100}%`);
      if (deepestDrawdown !== undefined) await choose('bounds.drawdown', `≤ ${deepestDrawdown * 100}%`);
      if (leastAssets !== undefined) await choose('bounds.assets', `≥ ${leastAssets.toLocaleString('en')} USDT`);
      if (leastDays !== undefined) await choose('bounds.age', `≥ ${leastDays} d`);
      if (coin !== undefined) await choose('bounds.market', coin);
      const rows = main.getByRole('table', { name: copying('marketplace.title') }).locator('tbody tr');
      await rows.first().waitFor();
      const cells: string[][] = [];
      const next = main.getByRole('button', { name: english('people:pager.on'), exact: true });
      for (;;) {
        const shown = await rows.evaluateAll((all) =>
          all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)),
        );
        cells.push(...shown);
        if (!(await next.isVisible()) || (await next.isDisabled())) break;
        await next.click();
      }
      const listed = new Map((await listing()).map((each) => [each.strategyName, each]));
      return cells.map(([title, type, roi, , drawdown, , days, share, , assets]) => {
        const name = title!.split('\n')[0]!;
        return {
          name,
          kind: strategyKinds.find((each) => copying(`kind.${each}`) === type!.trim()) ?? 'other',
          roi: dollars(roi!) / 100,
          drawdown: /\d/.test(drawdown!) ? dollars(drawdown!) / 100 : undefined,
          assets: inFull(assets!),
          days: dollars(days!),
          coins: listed.get(name)?.symbols.map((symbol) => symbol.split('_')[1]!) ?? [],
          profitShare: dollars(share!) / 100,
        };
      });
    },
    async profitShares() {
      const listed = (await this.strategies!('ROI')).find(({ name }) => name === leadingName);
      const term = (within: Locator) =>
        within.getByText(copying('terms.share'), { exact: true }).locator('xpath=following-sibling::dd').first();
      await main.getByText(copying('view.cards'), { exact: true }).click();
      await main.getByLabel(copying('search')).fill(leadingName!);
      const card = main.getByRole('article').filter({ has: page.getByRole('link', { name: leadingName! }) });
      const carded = dollars(await term(card).innerText()) / 100;
      await card.getByRole('link', { name: leadingName! }).click();
      return [listed!.profitShare, carded, dollars(await term(panel).innerText()) / 100];
    },
    // They have, before anybody came.
    liveThrough: async () => undefined,
    async alike() {
      await page.goto(`/social-trading/strategy?id=${known}`);
      const rows = main.getByRole('table', { name: copying('alike.title') }).locator('tbody tr');
      // What the account holds comes with a read of its own.
      await rows.filter({ hasText: copying('alike.positions') }).waitFor();
      const cells = await rows.evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)),
      );
      const [held, ...others] = cells.map(([name, together]) => ({
        name: name!.replace(copying('alike.copied'), '').trim(),
        together: dollars(together!),
        copied: name!.includes(copying('alike.copied')),
      }));
      return { held: held!.together, others };
    },
    async days() {
      const dashboard = '/copy-trading-gateway/public/lead-trader-dashboard/leaderboard-metrics';
      const { data } = await call('GET', dashboard);
      const metrics = data['metrics'] as readonly { readonly strategyId: unknown; readonly metricCharts: unknown }[];
      const holdings = await call('GET', '/copy-trading-gateway/private/holding-returns');
      const numbers = (values: unknown) => (values as readonly unknown[]).map(Number);
      const of = (id: string) => numbers(metrics.find(({ strategyId }) => String(strategyId) === id)!.metricCharts);
      const others = (await listing()).filter(({ strategyId }) => String(strategyId) !== known);
      return {
        strategy: of(known),
        held: numbers(holdings.data['dailyReturns']),
        others: Object.fromEntries(
          others.map(({ strategyId, strategyName }) => [strategyName, of(String(strategyId))]),
        ),
      };
    },
    async lookAtCopy() {
      await detail();
    },
    async onScreen() {
      const lines = (key: string) =>
        main
          .getByRole('table', { name: copying(key) })
          .locator('tbody tr')
          .count();
      return { trades: await lines('trades.title'), positions: await lines('held.title') };
    },
    async copies() {
      const shown = await detail();
      const fact = async (key: string): Promise<number> =>
        dollars(
          await shown
            .getByText(copying(key), { exact: true })
            .locator('xpath=following-sibling::dd')
            .first()
            .innerText(),
        );
      const held = await shown
        .getByRole('table', { name: copying('held.title') })
        .locator('tbody tr')
        .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
      const marks = [
        ['status.ACTIVE', 'ACTIVE', undefined],
        ['status.PAUSED', 'PAUSED', undefined],
        ['status.RELEASED', 'RELEASED', undefined],
        ['status.CLOSING', 'CLOSING', undefined],
        ['status.ENDED', 'ENDED', 'STOPPED'],
        ['end.STOP_LOSS', 'ENDED', 'STOP_LOSS'],
      ] as const;
      const texts = await shown.locator('span').allInnerTexts();
      const [, status, end] = marks.find(([key]) => texts.includes(copying(key)))!;
      return [
        {
          status,
          end,
          worth: await fact(status === 'ENDED' ? 'column.returned' : 'column.worth'),
          amount: await fact('column.amount'),
          profit: await fact('column.profit'),
          shared: await fact('own.shared'),
          slippage: await fact('own.slippage'),
          held: held.reduce(
            (sum, [, side, quantity]) => sum + (side === copying('side.LONG') ? 1 : -1) * Number(quantity),
            0,
          ),
        },
      ];
    },
    async cash() {
      const { data } = await call('GET', '/v3/asset/balances?token=USDT');
      const [balance] = data['holding'] as readonly { readonly holding: string }[];
      return Number(balance!.holding);
    },
    xray: (amount) => xrayOf(amount, '90D'),
  });
}

const dollars = (text: string): number =>
  Number((/[−+-]?[\d,.]*\d/.exec(text)?.[0] ?? '0').replaceAll(',', '').replace('−', '-'));

/** What is written in short: "975.61K". */
const inFull = (text: string): number =>
  dollars(text) * ({ K: 1e3, M: 1e6, B: 1e9 }[/[KMB]/.exec(text)?.[0] ?? ''] ?? 1);
