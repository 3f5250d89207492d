import type { Page } from '@playwright/test';
import { hearShifts, shifts } from './layout-shifts';
import { expect, test, untilSettled } from './product-test';

/** What a trader's hand and eye count on: nothing moves, nothing scrolls away, no figure is cut or touched by another. */

async function look(
  page: Page,
  size: { readonly width: number; readonly height: number },
  path: string,
): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('network-allow-analytics', 'no'));
  await page.setViewportSize(size);
  await page.goto(path);
  await untilSettled(page);
  // The tab tells the last price once the market is live.
  await expect(page).toHaveTitle(/^\d/);
}

test('the button that sends stays where it is while an order is written', async ({ page }) => {
  await look(page, { width: 1440, height: 900 }, '/trade/BTC_USDT');
  const form = page.getByRole('region', { name: /^Order form/ });
  const button = form.getByRole('link', { name: 'Log in to trade' });
  const top = async (): Promise<number> => (await button.boundingBox())!.y;
  const before = await top();
  // The four lines below it are in sight, too.
  expect(before).toBeLessThan(720);
  const seen = new Set<number>();
  for (const [field, text] of [
    ['Price', '1'],
    ['Price', '1.2.3'],
    ['Quantity', '0.1'],
    ['Price', '999999999'],
    ['Quantity', '0.000000001'],
    ['Quantity', 'much'],
  ] as const) {
    await form.getByLabel(field, { exact: true }).fill(text);
    await form.getByLabel(field, { exact: true }).blur();
    seen.add(await top());
  }
  await expect(form.getByText('Enter a valid number.')).toBeVisible();
  expect([...seen]).toEqual([before]);
});

for (const width of [1440, 1024, 800])
  test(`the order form of a perpetual comes into the place that was held for it, ${width} px wide`, async ({
    page,
  }) => {
    let arrive = (): void => undefined;
    const held = new Promise<void>((done) => (arrive = done));
    await page.route(/contract-ticket\.view.*js/, async (route) => {
      await held;
      await route.continue();
    });
    await hearShifts(page);
    await page.addInitScript(() => localStorage.setItem('network-allow-analytics', 'no'));
    await page.setViewportSize({ width, height: 1400 });
    await page.goto('/trade/BTC_PERP');
    await expect(page).toHaveTitle(/^\d/);
    const waiting = page.locator('[data-panel="ticket"] > [aria-hidden="true"]');
    const { height, bars } = await waiting.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      bars: getComputedStyle(element).backgroundImage.split('linear-gradient').length - 1,
    }));
    expect(bars).toBeGreaterThan(10);
    arrive();
    const form = page.getByRole('region', { name: /^Order form/ });
    await expect(form).toBeVisible();
    await untilSettled(page);
    // A narrow form breaks its last sentence into two lines.
    expect(Math.abs((await form.boundingBox())!.height - height)).toBeLessThan(16);
    expect(await shifts(page, 0.001)).toEqual([]);
  });

for (const size of [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]) {
  test(`the terminal is as high as a window of ${size.width} × ${size.height}, and a wheel over the book moves no page`, async ({
    page,
  }) => {
    await look(page, size, '/trade/BTC_USDT');
    const { left, right, top, bottom } = await page
      .locator('[data-panel="book"] [role="rowgroup"]')
      .evaluate((element) => element.getBoundingClientRect());
    await page.mouse.move((left + right) / 2, (top + bottom) / 2);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const heights = await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, scrollY]);
    expect(heights).toEqual([0, 0]);
  });
}

test('with text twice as large no figure of the book or the trades touches another', async ({ page }) => {
  await look(page, { width: 1440, height: 900 }, '/trade/BTC_USDT');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const touching = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const words = (cell: Element): DOMRect => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      };
      const rows = document.querySelectorAll('[data-panel="book"] [role="row"], [data-panel="tape"] tr');
      return [...rows].flatMap((row) => {
        const cells = [...row.children].filter((cell) => words(cell).width > 0);
        return cells
          .slice(1)
          .filter((cell, index) => words(cell).left < words(cells[index]!).right + 2)
          .map((cell) => cell.parentElement!.textContent);
      });
    });
  // Columns give way within a frame of their own.
  await expect.poll(touching).toEqual([]);
});

test('a coin that is counted in billions keeps the columns of its book apart', async ({ page }) => {
  // The book is drawn: what each row was last given to write, and where.
  await page.addInitScript(() => {
    const written = new Map<string, { left: number; right: number; words: string }>();
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (words, x, y) {
      const { width } = this.measureText(words);
      const left = this.textAlign === 'right' ? x - width : x;
      if (this.canvas.closest('[data-panel="book"]')) written.set(`${y} ${x}`, { left, right: left + width, words });
      fillText.call(this, words, x, y);
    };
    Object.assign(window, { written });
  });
  await look(page, { width: 1440, height: 900 }, '/trade/PEPE_USDT');
  const touching = (): Promise<readonly string[] | undefined> =>
    page.evaluate(() => {
      const { written } = window as unknown as {
        written: Map<string, { left: number; right: number; words: string }>;
      };
      const rows = new Map<string, { left: number; right: number; words: string }[]>();
      for (const [place, each] of written) {
        const [y] = place.split(' ');
        rows.set(
          y!,
          [...(rows.get(y!) ?? []), each].sort((one, other) => one.left - other.left),
        );
      }
      if (rows.size < 10) return undefined;
      return [...rows.values()]
        .filter((row) => row.some(({ left }, index) => index > 0 && left < row[index - 1]!.right + 4))
        .map((row) => row.map(({ words }) => words).join(' '));
    });
  await expect.poll(touching).toEqual([]);
});

test('on a phone the book of a coin that is counted in billions stays beside the order that is written', async ({
  page,
}) => {
  await look(page, { width: 390, height: 844 }, '/ru/trade/PEPE_USDT');
  await page.getByRole('button', { name: 'Купить', exact: true }).last().click();
  const levels = page.getByRole('dialog').getByRole('button', { name: /^0,0/ });
  await expect.poll(() => levels.count()).toBeGreaterThan(10);
  const cut = (): Promise<readonly string[]> =>
    levels.evaluateAll((buttons) =>
      buttons.filter((button) => button.scrollWidth > button.clientWidth).map(({ textContent }) => textContent),
    );
  await expect.poll(cut).toEqual([]);
});

test('on a narrow phone a field of the order stands in one row, unless text is larger', async ({ page }) => {
  await look(page, { width: 320, height: 844 }, '/trade/BTC_USDT');
  await page.getByRole('button', { name: 'Buy', exact: true }).last().click();
  const quantity = page.getByRole('dialog', { name: 'Order form' }).getByLabel('Quantity', { exact: true });
  const unit = page.getByRole('dialog', { name: 'Order form' }).getByLabel('Quantity unit', { exact: true });
  const below = async (): Promise<boolean> =>
    (await unit.boundingBox())!.y >= (await quantity.boundingBox())!.y + (await quantity.boundingBox())!.height;
  await unit.waitFor();
  expect(await below()).toBe(false);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(below).toBe(true);
});

test('on a phone the views are at the foot, and the book stands beside the order that is written', async ({ page }) => {
  await look(page, { width: 390, height: 844 }, '/trade/BTC_USDT');
  const tabs = page.getByRole('tablist', { name: 'Market views' });
  const buy = page.getByRole('button', { name: 'Buy', exact: true }).last();
  const [views, bar] = [(await tabs.boundingBox())!, (await buy.boundingBox())!];
  expect(views.y).toBeGreaterThan(700);
  expect(views.y + views.height).toBeLessThanOrEqual(bar.y);
  await buy.click();
  const sheet = page.getByRole('dialog', { name: 'Order form' });
  const book = sheet.getByRole('region', { name: 'Order book' });
  await book.getByRole('button').first().waitFor();
  // Found, read and pressed at once: the market moves in between, and a level goes with its price.
  const price = await book.evaluate((region: HTMLElement) => {
    const level = region.querySelector('button')!;
    const { innerText } = level;
    level.click();
    return innerText.split('\n')[0]!.replaceAll(',', '');
  });
  await expect(sheet.getByLabel('Price', { exact: true })).toHaveValue(new RegExp(`^${Number(price)}`));
});

test('the order form stands at the left and favourites above for whoever wants them there', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('preferences', JSON.stringify({ 'terminal.form': 'left', 'terminal.favourites': true })),
  );
  await look(page, { width: 1440, height: 900 }, '/trade/BTC_USDT');
  const form = await page.getByRole('region', { name: /^Order form/ }).boundingBox();
  const book = await page.locator('[data-panel="book"] [role="rowgroup"]').boundingBox();
  expect(form!.x + form!.width).toBeLessThanOrEqual(book!.x);
  await expect(page.getByText('No favourites yet', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Favourite: BTC/USDT' }).first().click();
  const bar = page.getByRole('navigation', { name: 'Favourites' });
  await expect(bar.getByRole('link', { name: /^BTC\/USDT.*\d/ })).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('with text twice as large nothing of the header lies over anything else', async ({ page }) => {
  await look(page, { width: 1440, height: 900 }, '/trade/BTC_USDT');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.getByRole('banner').evaluate((header) => {
      const boxes = [...header.querySelectorAll('a, button')]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
      return boxes.flatMap(({ name, box }, place) =>
        boxes
          .slice(place + 1)
          .filter(({ box: other }) => box.left + 1 < other.right && other.left + 1 < box.right)
          .map((other) => `${name} and ${other.name}`),
      );
    });
    expect(over, `at ${width} px`).toEqual([]);
  }
});

test('a tour leads from one part of the terminal to the next, by keys alone', async ({ page }) => {
  await look(page, { width: 1440, height: 900 }, '/trade/BTC_USDT');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('terminal tour');
  await page.keyboard.press('Enter');
  for (const [place, part] of [
    'Market',
    'Chart',
    'Order book',
    'Order form',
    'Positions and orders',
    'Layout',
  ].entries()) {
    await expect(page.getByRole('heading', { name: `Terminal tour ${place + 1}/6: ${part}` })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Terminal tour/ })).toBeHidden();
});
