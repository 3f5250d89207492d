import type { Locator, Page } from 'playwright';
import type { PortfolioAbility } from '../abilities/portfolio';
import { ownCalls } from './own-calls';
import { english } from './texts';

const perpetual = 'PERP_BTC_USDT';
const text = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values).reduce(
    (words, [name, value]) => words.replaceAll(`{{${name}}}`, value),
    english(`portfolio:${key}`),
  );
/** The beginning of a button's name, before what differs from row to row. */
const beginning = (key: string): RegExp => new RegExp(`^${text(key).split('{{')[0]}`);
const figure = (words: string): string => /[\d.]+/.exec(words.replaceAll(',', ''))?.[0] ?? '';

/** @param bearer proof of who it is, for what other programs of the person do */
export function browserPortfolio(page: Page, bearer: () => Promise<string | undefined>): PortfolioAbility {
  const panel = page.locator('#account-panel');
  const dialog = page.getByRole('dialog');
  const { call } = ownCalls(page, bearer);
  const show = async (tab: 'positions' | 'orders'): Promise<void> => {
    if (!page.url().endsWith('/trade/BTC_PERP')) await page.goto('/trade/BTC_PERP');
    const it = page.locator(`#account-tab-${tab}`);
    if ((await it.getAttribute('aria-selected')) !== 'true') await it.click();
    await panel.locator('table, p').first().waitFor();
  };
  const rows = panel.locator('tbody');
  const press = (key: string): Promise<void> =>
    rows
      .getByRole('button', { name: beginning(key) })
      .first()
      .click();
  const gone = (): Promise<void> => dialog.waitFor({ state: 'detached' });
  const last = async (): Promise<number> => {
    const { data } = await call('GET', `/v3/public/marketTrades?symbol=${perpetual}&limit=1`);
    return Number((data['rows'] as readonly { readonly executedPrice: string }[])[0]!.executedPrice);
  };
  const cell = (title: string): Locator => panel.locator(`tbody tr td[data-title="${title}"]`);
  return {
    async hold(direction, quantity) {
      await show('positions');
      await call('POST', '/v3/trade/order', {
        symbol: perpetual,
        side: direction === 'long' ? 'BUY' : 'SELL',
        type: 'MARKET',
        quantity,
      });
      await rows
        .getByRole('button', { name: beginning('positions.closeOf') })
        .first()
        .waitFor();
    },
    async positions() {
      await show('positions');
      const sizes = await cell(text('column.size')).allInnerTexts();
      const markets = await cell(english('trade:column.market')).allInnerTexts();
      return sizes.map((size, index) => ({
        direction: markets[index]!.includes(text('direction.long')) ? 'long' : 'short',
        quantity: figure(size),
      }));
    },
    async close(percent) {
      await press('positions.closeOf');
      await dialog.getByRole('button', { name: `${percent}%`, exact: true }).click();
      await dialog.getByRole('button', { name: /^Close \d/ }).click();
      await gone();
    },
    async reverse() {
      await press('positions.reverseOf');
      await dialog.getByRole('button', { name: text('reverse.submit') }).click();
      await gone();
    },
    async stopLoss(percent) {
      await show('positions');
      await press('positions.protectOf');
      await dialog
        .getByLabel(text('protect.STOP_LOSS'), { exact: true })
        .fill(String(Math.round((await last()) * (1 - percent / 100))));
      await dialog.getByRole('button', { name: text('protect.submit') }).click();
      await gone();
    },
    async bidBelow(quantity, percent) {
      await call('POST', '/v3/trade/order', {
        symbol: perpetual,
        side: 'BUY',
        type: 'LIMIT',
        quantity,
        price: String(Math.round((await last()) * (1 - percent / 100))),
      });
    },
    async moveBid(percent) {
      await show('orders');
      await press('orders.editOf');
      const price = panel.getByLabel(text('orders.priceOf'), { exact: true });
      await price.fill(String(Math.round((await last()) * (1 - percent / 100))));
      await price.press('Enter');
      await price.waitFor({ state: 'detached' });
    },
    async bidDistance() {
      await show('orders');
      const [price] = await cell(english('trade:column.price')).allInnerTexts();
      return price === undefined ? undefined : Math.round(100 - (Number(figure(price)) * 100) / (await last()));
    },
    async toBeCancelled() {
      await show('orders');
      // Looked at once: it may go at any moment.
      const [label] = await panel.getByRole('button', { name: /^Cancel \d/ }).allInnerTexts();
      if (label === undefined) return { limit: 0, conditional: 0 };
      const [, limit, conditional] = label.match(/\d+/g)!.map(Number);
      return { limit: limit!, conditional: conditional! };
    },
    async cancelEverything() {
      await show('orders');
      await panel.getByRole('button', { name: /^Cancel \d/ }).click();
      await dialog.getByRole('button', { name: text('orders.confirm') }).click();
      await gone();
    },
  };
}
