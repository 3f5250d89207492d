import type { Locator, Page } from 'playwright';
import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';
import type {
  FieldProblem,
  SeenBalance,
  SeenOrder,
  SeenTrade,
  TradingAbility,
  WantedOrder,
} from '../abilities/trading';
import type { OwnCalls } from './own-calls';
import { english, englishPattern } from './texts';

type Panel = 'orders' | 'history' | 'fills' | 'balances';

const problemKeys: readonly (readonly [RejectionReason, string])[] = [
  ['insufficientBalance', 'trade:problem.insufficientBalance'],
  ['priceNotOnTick', 'trade:problem.priceNotOnTick'],
  ['quantityNotOnStep', 'trade:problem.quantityNotOnStep'],
  ['quantityOutOfBounds', 'trade:problem.quantityOutOfBounds.atLeast'],
  ['belowMinimumNotional', 'trade:problem.belowMinimumNotional'],
  ['priceOutOfBand', 'trade:problem.priceOutOfBand.atMost'],
];

/** Ends that the form offers, by their minutes. */
const offeredEnds: Readonly<Record<number, string>> = { 60: 'hour', 1_440: 'day', 10_080: 'days' };

/** The trade page, as somebody with eyes and hands uses it. */
export class BrowserTrading implements TradingAbility {
  constructor(
    private readonly page: Page,
    private readonly calls: OwnCalls,
  ) {}

  async open(market: string): Promise<void> {
    const path = `/trade/${market.replace('/', '_')}`;
    if (new URL(this.page.url(), 'http://x').pathname !== path) await this.page.goto(path);
    await this.#form().waitFor();
    // Prices are there once the book is.
    await this.#chip('bid').waitFor();
    // The choice goes along with the account, so it shows once the account has it.
    const asks = { name: english('trade:form.confirmation') };
    const on = this.#form().getByRole('checkbox', { ...asks, checked: true });
    if (await on.isVisible()) await on.click();
    await this.#form()
      .getByRole('checkbox', { ...asks, checked: false })
      .waitFor();
  }

  bestBid(): Promise<string> {
    return this.#priceOf('bid');
  }

  bestOffer(): Promise<string> {
    return this.#priceOf('ask');
  }

  async place(order: WantedOrder): Promise<void> {
    await this.#fillIn(order);
    await this.#submit().click();
    await this.#message().waitFor();
  }

  async buy(quantity: string): Promise<void> {
    await this.calls.call('POST', '/v3/trade/order', {
      symbol: 'SPOT_BTC_USDT',
      side: 'BUY',
      type: 'MARKET',
      quantity,
    });
  }

  async placeTwiceAtOnce(order: WantedOrder): Promise<void> {
    await this.#fillIn(order);
    await this.#submit().dblclick();
    await this.#message().waitFor();
  }

  async problemsOf(order: WantedOrder): Promise<readonly FieldProblem[]> {
    await this.#available();
    await this.#fillIn(order);
    await this.#submit().click();
    const found: FieldProblem[] = [];
    for (const field of ['price', 'quantity'] as const) {
      const described = await this.#field(field).getAttribute('aria-describedby');
      if (!described || (await this.#field(field).getAttribute('aria-invalid')) !== 'true') continue;
      const text = (await this.page.locator(`[id="${described}"]`).innerText()).trim();
      const reason = problemKeys.find(([, key]) => englishPattern(key).test(text))?.[0];
      if (!reason) throw new Error(`Not a known problem: ${text}`);
      found.push({ field, reason });
    }
    return found;
  }

  async outcome(): ReturnType<TradingAbility['outcome']> {
    const text = (await this.#message().innerText()).trim();
    // What fills at once says that, and what is cancelled; it was placed all the same.
    const placed = (['BUY', 'SELL'] as const).some((side) =>
      (
        [
          `notifications:orderSent.placed.${side}`,
          `trade:message.filled.${side}`,
          `trade:notice.cancelled.${side}`,
          `notifications:orderEnd.partly.${side}`,
          `notifications:orderEnd.unfilled.IOC.${side}`,
          `notifications:orderEnd.unfilled.FOK.${side}`,
        ] as const
      ).some((each) => englishPattern(each).test(text)),
    );
    if (placed) return 'placed';
    if (text.startsWith(english('trade:message.failed').split('{{')[0]!)) return 'notPlaced';
    return text === english('trade:message.unknown') ? 'unknown' : undefined;
  }

  async cancelAll(): Promise<void> {
    await this.#show('orders');
    await this.#panel()
      .getByRole('button', { name: /^Cancel (\d|all)/ })
      .click();
  }

  async chase(limit: string): Promise<void> {
    await this.#show('orders');
    await this.#panel()
      .getByRole('button', { name: englishPattern('portfolio:chase.startOf') })
      .click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(english('portfolio:chase.limit.BUY')).fill(limit);
    await dialog.getByRole('button', { name: english('portfolio:chase.begin') }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  sendBasket(): never {
    throw new Error('Only the core assembly does this.');
  }

  async chased(): Promise<number> {
    return this.#panel()
      .getByRole('button', { name: englishPattern('portfolio:chase.stopOf') })
      .count();
  }

  async openOrders(): Promise<readonly SeenOrder[]> {
    const rows = await this.#rows('orders');
    return rows.map((row) => ({
      side: sideOf(row.Side),
      quantity: number(row.Quantity),
      price: number(row.Price),
      filled: false,
    }));
  }

  async minutesLeft(): Promise<number | undefined> {
    await this.#show('orders');
    const tag = this.#panel()
      .getByTitle(/\d/)
      .filter({ hasText: englishPattern('portfolio:orders.expires') });
    const until = (await tag.count()) > 0 ? await tag.first().getAttribute('title') : null;
    return until === null ? undefined : (Date.parse(until) - Date.now()) / 60_000;
  }

  async expired(): Promise<number> {
    const rows = await this.#rows('history');
    return rows.filter(({ Status }) => Status === english('trade:status.EXPIRED')).length;
  }

  async orderHistory(): Promise<readonly SeenOrder[]> {
    const rows = await this.#rows('history');
    const filled = english('trade:status.FILLED');
    return rows.map((row) => ({
      side: sideOf(row.Side),
      quantity: number(row.Filled),
      price: row.Price,
      filled: row.Status === filled,
    }));
  }

  async fills(): Promise<readonly SeenTrade[]> {
    const rows = await this.#rows('fills');
    return rows.map((row) => ({ side: sideOf(row.Side), price: number(row.Price), quantity: number(row.Quantity) }));
  }

  async tape(): Promise<readonly SeenTrade[]> {
    const rows = this.page.getByRole('region', { name: english('trade:tape.title') }).locator('tbody tr');
    const lines = await rows.evaluateAll((elements) =>
      elements.map((row) => ({
        side: row.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '',
        cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
      })),
    );
    return lines
      .filter(({ cells }) => cells.length === 3)
      .map(({ side, cells }) => ({
        side: side === english('trade:side.bought') ? 'BUY' : 'SELL',
        price: number(cells[0]),
        quantity: number(cells[1]),
      }));
  }

  async balance(asset: string): Promise<SeenBalance | undefined> {
    const rows = await this.#rows('balances');
    const row = rows.find((each) => each.Asset?.endsWith(asset));
    return row && { holding: number(row.Total), available: number(row.Available) };
  }

  async askForSomethingPrivate(): Promise<void> {
    await this.#tab('history').click();
  }

  async isWhereTradingWas(): Promise<boolean> {
    return new URL(this.page.url()).pathname === '/trade/BTC_USDT';
  }

  async isOfferedToLogIn(): Promise<boolean> {
    return this.#form()
      .getByRole('link', { name: english('trade:submit.logIn') })
      .isVisible();
  }

  async #fillIn({ side, quantity, price, minutes }: WantedOrder): Promise<void> {
    const form = this.#form();
    const group = (key: string): Locator => form.getByRole('group', { name: english(key), exact: true });
    await group('trade:form.side')
      .getByRole('button', { name: english(`trade:side.${side}`), exact: true })
      .click();
    const type = price === undefined ? 'MARKET' : 'LIMIT';
    await group('trade:form.type')
      .getByRole('button', { name: english(`trade:type.${type}`), exact: true })
      .click();
    if (price !== undefined) await this.#field('price').fill(price);
    await this.#field('quantity').fill(quantity);
    if (minutes === undefined) return;
    await form.getByLabel(english('ticket:option.timing'), { exact: true }).selectOption('GTD');
    await form
      .getByRole('group', { name: english('ticket:expiry.label'), exact: true })
      .getByRole('button', { name: english(`ticket:expiry.${offeredEnds[minutes]!}`), exact: true })
      .click();
  }

  async #priceOf(chip: 'bid' | 'ask'): Promise<string> {
    const limit = this.#form().getByRole('button', { name: english('trade:type.LIMIT'), exact: true });
    await limit.click();
    // A chip does nothing while the book is empty.
    for (;;) {
      await this.#chip(chip).click();
      const price = number(await this.#field('price').inputValue());
      if (price !== '') return price;
      await this.page.waitForTimeout(100);
    }
  }

  /** Until the balance is known it is not checked. */
  async #available(): Promise<void> {
    await this.#form()
      .getByText(/\d[\d.,]* USDT/)
      .first()
      .waitFor();
  }

  async #rows(panel: Panel): Promise<readonly Record<string, string>[]> {
    await this.#show(panel);
    return this.#panel()
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          Object.fromEntries(
            [...row.querySelectorAll<HTMLElement>('td[data-title]')].map((cell) => [
              cell.dataset.title,
              cell.textContent.trim(),
            ]),
          ),
        ),
      );
  }

  async #show(panel: Panel): Promise<void> {
    const tab = this.#tab(panel);
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
    await this.#panel().locator('table, p').first().waitFor();
  }

  #tab(panel: Panel): Locator {
    return this.page.locator(`#account-tab-${panel}`);
  }

  #panel(): Locator {
    return this.page.locator('#account-panel');
  }

  #form(): Locator {
    return this.page.getByRole('region', { name: english('trade:form.title') });
  }

  #field(field: 'price' | 'quantity'): Locator {
    return this.#form().getByLabel(english(`trade:form.${field}`), { exact: true });
  }

  #chip(chip: 'bid' | 'ask'): Locator {
    return this.#form().getByRole('button', { name: english(`trade:form.chip.${chip}`), exact: true });
  }

  #submit(): Locator {
    return this.#form().locator('button[type="submit"]');
  }

  #message(): Locator {
    return this.#form()
      .getByRole('status')
      .filter({ hasText: /\S/, hasNotText: english('safety:feeds.warning') });
  }
}

function sideOf(text: string | undefined): 'BUY' | 'SELL' {
  return text === english('trade:side.BUY') ? 'BUY' : 'SELL';
}

/** Plain digits of a figure as English writes it, without its unit. */
function number(text: string | undefined): string {
  return /[\d.]+/.exec((text ?? '').replaceAll(',', ''))?.[0] ?? '';
}
