import type { Page } from 'playwright';
import type { AccountOrdersAbility } from '../abilities/account-orders';
import { action } from './browser-money';
import type { OwnCalls } from './own-calls';
import { english, englishPattern } from './texts';

export function browserAccountOrders(page: Page, { call }: OwnCalls): AccountOrdersAbility {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const rows = main.getByRole('table', { name: english('trade:tabs.orders') }).locator('tbody tr');
  const of = (asset: string) => ({ hasText: `${asset}/USDT` });
  return {
    async bid(asset, quantity) {
      const symbol = `SPOT_${asset}_USDT`;
      const { data } = (await call('GET', `/v3/public/marketTrades?symbol=${symbol}&limit=1`)) as unknown as {
        readonly data: { readonly rows: readonly { readonly executedPrice: string }[] };
      };
      const price = Number(data.rows[0]!.executedPrice) * 0.9;
      await call('POST', '/v3/trade/order', {
        symbol,
        side: 'BUY',
        type: 'LIMIT',
        quantity,
        price: String(Number(price.toPrecision(3))),
      });
    },
    async cancelTogether(assets) {
      await page.goto('/account/orders');
      for (const asset of assets) await rows.filter(of(asset)).getByRole('checkbox').check();
      await main.getByRole('button', { name: englishPattern('portfolio:orders.cancelMarked') }).click();
    },
    async waiting() {
      const markets = await rows.locator('td:nth-child(2)').allInnerTexts();
      return markets.map((market) => market.split('/')[0]!.trim());
    },
    async story(asset) {
      await main.getByRole('tab', { name: english('trade:tabs.history'), exact: true }).click();
      const past = main.getByRole('table', { name: english('trade:tabs.history') }).locator('tbody tr');
      await action(past.filter(of(asset)), 'accountOrders:details').click();
      await dialog.getByRole('listitem').first().waitFor();
      const events = await dialog.getByRole('listitem').locator('span').allInnerTexts();
      return events.map((event) => event.toLowerCase());
    },
    async placeAgain() {
      await action(dialog, 'accountOrders:again').click();
    },
    async ticketQuantity() {
      await page.waitForURL('**/trade/**');
      const quantity = main.locator('section:has(form)').getByLabel(english('trade:form.quantity'), { exact: true });
      await quantity.waitFor();
      return quantity.inputValue();
    },
  };
}
