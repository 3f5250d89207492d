import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import type { OrderEntryAbility } from '../abilities/order-entry';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function browserOrderEntry(page: Page): OrderEntryAbility {
  const form = page.getByRole('main').locator('section:has(form)');
  const dialog = page.getByRole('dialog');
  // In whatever language the page is.
  const texts = async (namespace: string): Promise<Texts> => {
    const language = (await page.locator('html').getAttribute('lang')) ?? 'en';
    return JSON.parse(readFileSync(`src/presentation/i18n/${language}/${namespace}.json`, 'utf8')) as Texts;
  };
  const field = async (name: 'price' | 'quantity'): Promise<Locator> => form.getByLabel((await texts('trade')).form![name]!, { exact: true });
  return {
    async type(market, { side, quantity, price, trigger }) {
      const path = `/trade/${market.replace('/', '_')}`;
      if (new URL(page.url()).pathname !== path) await page.goto(path);
      const words = await texts('trade');
      // Until the balance is known it is not checked.
      await form.getByText(/\d[\d\s.,]* (USDT|BTC)/).first().waitFor();
      await form.getByRole('button', { name: words.side![side]!, exact: true }).click();
      if (trigger === undefined) await form.getByRole('button', { name: words.type!.LIMIT!, exact: true }).click();
      else await form.getByLabel(words.form!.more!, { exact: true }).selectOption('OCO');
      await (await field('price')).fill(price);
      await (await field('quantity')).fill(quantity);
      if (trigger !== undefined) await form.getByLabel((await texts('ticket')).field!.stopTrigger!, { exact: true }).fill(trigger);
    },
    async understood() {
      // The sentence says it in the language's own figures.
      const { base, quote } = { base: 'BTC', quote: 'USDT' };
      const sentence = form.locator('p').filter({ hasText: base }).filter({ hasText: quote });
      const words = (await sentence.first().innerText()).replaceAll(/(?<=\d)\s(?=\d)/g, '');
      const figure = (asset: string): string => (new RegExp(`([\\d.,]+)\\s${asset}`).exec(words)?.[1] ?? '').replace(',', '.');
      return { quantity: figure(base), price: figure(quote) };
    },
    async send() {
      await form.locator('button[type="submit"]').click();
    },
    isAsked: () => dialog.locator('[data-send]').isVisible(),
    async agree(never) {
      if (never) await dialog.getByRole('checkbox').check();
      await dialog.locator('[data-send]').click();
    },
    isPlaced: async () => (await form.getByRole('status').getAttribute('data-kind')) === 'success',
  };
}
