import type { Locator, Page } from 'playwright';
import type { BookAbility } from '../abilities/book';
import { english, englishPattern } from './texts';

/** The book, the trades and the ladder as somebody with eyes and hands uses them. */
export function browserBook(page: Page): BookAbility {
  const region = (key: string): Locator => page.getByRole('region', { name: new RegExp(`^${english(key)} · `) });
  const book = region('trade:book.title');
  const form = region('trade:form.title');
  const ladder = page.getByRole('group', { name: english('ladder:title'), exact: true });
  const grouping = book.getByRole('combobox', { name: english('trade:book.grouping') });
  const cell = (row: Locator, name: string): Locator => row.locator(`[data-cell="${name}"]`);
  const secondOffer = async (): Promise<Locator> => {
    const row = book.locator('[data-side="ask"][data-index="1"]');
    await cell(row, 'price').filter({ hasText: /\d/ }).waitFor();
    return row;
  };
  const smallest = region('trade:tape.title').getByLabel(englishPattern('trade:tape.minimum'));

  const own = ladder.locator('[data-own]').first();
  const ownCell = (): Locator =>
    ladder
      .locator('[data-column]')
      .filter({ has: page.locator('[data-own]') })
      .first();

  return {
    async group(width) {
      await grouping.selectOption({ label: width });
    },
    grouping: () => grouping.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.label),
    async takeOffer() {
      const price = cell(await secondOffer(), 'price');
      await price.click();
      return { price: await form.getByLabel(english('trade:form.price'), { exact: true }).inputValue() };
    },
    async takeOffersUpTo() {
      await cell(await secondOffer(), 'total').click();
      const { price, quantity } = await this.order();
      return { price, total: quantity };
    },
    async order() {
      const field = (key: string): Promise<string> => form.getByLabel(english(key), { exact: true }).inputValue();
      return { price: await field('trade:form.price'), quantity: await field('trade:form.quantity') };
    },
    async cancelOwn() {
      await grouping.selectOption({ index: (await grouping.locator('option').count()) - 1 });
      const cancel = book.getByRole('button', { name: englishPattern('ladder:own.cancelOne') });
      const comes = (): Promise<boolean> =>
        cancel.waitFor({ timeout: 2_000 }).then(
          () => true,
          () => false,
        );
      // Rows move on as the market does: whoever has met another one presses once more.
      do await book.locator('[data-own] [data-cell="own"]').first().click();
      while (!(await comes()));
      await cancel.click();
    },
    async readOut() {
      await book.getByRole('button', { name: english('trade:book.more') }).click();
      await book.getByRole('button', { name: english('ladder:menu.read') }).click();
      const text = await book.getByRole('status').filter({ hasText: /\d/ }).innerText();
      const [, bid, ask, spread] = /best bid ([\d,.]+), best ask ([\d,.]+)\. Spread ([\d,.]+),/
        .exec(text)!
        .map((part) => part.replaceAll(',', ''));
      return { bid: bid!, ask: ask!, spread: spread! };
    },
    async showTradesFrom(size) {
      await smallest.fill(size);
    },
    async smallestTrade() {
      const sizes = await region('trade:tape.title')
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => Number(row.children[1]?.textContent?.replaceAll(',', ''))));
      return sizes.length > 0 ? String(Math.min(...sizes)) : undefined;
    },
    async openLadder() {
      await page.evaluate(() => localStorage.setItem('terminal-layout', JSON.stringify({ mode: 'workspace' })));
      await page.reload();
      await page.getByRole('button', { name: english('layout:add') }).click();
      await page.getByRole('button', { name: english('layout:panel.ladder'), exact: true }).click();
      await ladder.getByRole('row').nth(2).waitFor();
      await ladder.getByRole('combobox', { name: english('ladder:step'), exact: true }).selectOption({ label: '100' });
    },
    async armLadder(armed = true) {
      await ladder.getByRole('switch').click();
      if (armed) await ladder.getByRole('button', { name: english('ladder:arm.confirm') }).click();
    },
    isArmed: async () => (await ladder.getByRole('switch').getAttribute('aria-checked')) === 'true',
    async clickLadder(quantity) {
      await ladder.getByRole('textbox').fill(quantity);
      await ladder.locator('[data-row]').nth(-3).locator('[data-column="bid"]').click();
    },
    async moveOwnDown() {
      await ownCell().focus();
      for (const key of ['m', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    },
    async dragOwnDown() {
      const number = Number(
        await ladder
          .locator('[data-row]')
          .filter({ has: page.locator('[data-own]') })
          .first()
          .getAttribute('data-row'),
      );
      await own.hover();
      await page.mouse.down();
      await ladder.locator(`[data-row="${number - 1}"] [data-column="bid"]`).hover();
      await page.mouse.up();
    },
    async cancelOwnOnLadder() {
      await ownCell().focus();
      await page.keyboard.press('Delete');
    },
    async stopOnLadder(quantity) {
      await ladder.getByRole('textbox').fill(quantity);
      await ladder
        .locator('[data-row]')
        .nth(2)
        .locator('[data-column="bid"]')
        .click({ modifiers: ['ControlOrMeta'] });
    },
    async stopPrice() {
      const words = await ladder.locator('[data-kind="stop"]').first().getAttribute('aria-label');
      return words === null ? undefined : /([\d,.]+)$/.exec(words)?.[1]?.replaceAll(',', '');
    },
    async moveStopUp() {
      await ownCell().focus();
      for (const key of ['m', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    },
    confirmMove: () =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: english('ladder:move.confirm') })
        .click(),
  };
}
