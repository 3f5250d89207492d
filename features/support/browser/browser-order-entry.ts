import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import type { OrderEntryAbility } from '../abilities/order-entry';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text in any of these languages: a page may begin in the browser's own before it knows the person's. */
function anyOf(namespace: string, [group, key]: readonly [string, string]): RegExp {
  const words = ['en', 'ru'].map(
    (language) =>
      (JSON.parse(readFileSync(`src/presentation/i18n/${language}/${namespace}.json`, 'utf8')) as Texts)[group]![key]!,
  );
  return new RegExp(`^(${words.join('|')})$`);
}

export function browserOrderEntry(page: Page): OrderEntryAbility {
  const form = page.getByRole('main').locator('section:has(form)');
  const dialog = page.getByRole('dialog');
  const field = (name: 'price' | 'quantity'): Locator => form.getByLabel(anyOf('trade', ['form', name]));
  return {
    async type(market, { side, quantity, price, trigger }) {
      const path = `/trade/${market.replace('/', '_')}`;
      if (new URL(page.url()).pathname !== path) await page.goto(path);
      // Until the balance is known it is not checked.
      await form
        .getByText(/\d[\d\s.,]* (USDT|BTC)/)
        .first()
        .waitFor();
      await form.getByRole('button', { name: anyOf('trade', ['side', side]) }).click();
      if (trigger === undefined) await form.getByRole('button', { name: anyOf('trade', ['type', 'LIMIT']) }).click();
      else await form.getByLabel(anyOf('trade', ['form', 'more'])).selectOption('OCO');
      await field('price').fill(price);
      await field('quantity').fill(quantity);
      if (trigger !== undefined) await form.getByLabel(anyOf('ticket', ['field', 'stopTrigger'])).fill(trigger);
    },
    async understood() {
      // The sentence says it in the language's own figures.
      const { base, quote } = { base: 'BTC', quote: 'USDT' };
      const sentence = form.locator('p').filter({ hasText: base }).filter({ hasText: quote });
      const words = (await sentence.first().innerText()).replaceAll(/(?<=\d)\s(?=\d)/g, '');
      const figure = (asset: string): string =>
        (new RegExp(`([\\d.,]+)\\s${asset}`).exec(words)?.[1] ?? '').replace(',', '.');
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
    isPlaced: () => form.locator('[role="status"][data-kind="success"]').isVisible(),
  };
}
