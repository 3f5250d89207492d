import type { Page } from '@playwright/test';
import { untilAlive } from '../support/browser';
import { openAccount } from './everywhere';
import { expect, test, untilSettled } from './product-test';

async function openMarket(page: Page, path: string, width: number): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('network-allow-analytics', 'no'));
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await untilSettled(page);
}

for (const [language, name] of [
  ['', 'Full screen'],
  ['/ru', 'Во весь экран'],
] as const)
  for (const width of [1440, 1280, 1024])
    test(`every tool of a perpetual's chart is in sight at ${width} pixels, ${language || 'in English'}`, async ({
      page,
    }) => {
      await openMarket(page, `${language}/trade/BTC_PERP`, width);
      const last = page.getByRole('button', { name, exact: true });
      await last.waitFor();
      const strip = page.getByRole('group').filter({ has: last }).last().locator('..');
      expect(await strip.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      // What is chosen is read whole.
      for (const choice of await strip.getByRole('combobox').all()) {
        const [given, wanted] = await choice.evaluate((element: HTMLElement) => {
          const has = element.offsetWidth;
          element.style.flex = 'none';
          return [has, element.offsetWidth] as const;
        });
        expect.soft(given).toBeGreaterThanOrEqual(wanted - 1);
      }
    });

test('the ring around what has the focus in the bar of the chart is whole', async ({ page }) => {
  await openMarket(page, '/trade/BTC_PERP', 1440);
  await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
  for (const name of ['More intervals', 'Chart type']) {
    const choice = page.getByRole('combobox', { name });
    await choice.focus();
    const [width, offset] = await choice.evaluate((element) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      return [Number.parseFloat(outlineWidth), Number.parseFloat(outlineOffset)] as const;
    });
    expect.soft(width + offset, name).toBeLessThanOrEqual(0);
  }
});

test('in a narrow tile a drawing tells how the chart looks, and the choice is over it', async ({ page }) => {
  await openMarket(page, '/multi-symbol', 1440);
  const type = page.getByRole('combobox', { name: 'Chart type' }).first();
  const drawing = type.locator('..').locator('svg');
  await expect(drawing).toBeVisible();
  const before = await drawing.innerHTML();
  await type.selectOption('Hollow candles');
  await expect.poll(() => drawing.innerHTML()).not.toBe(before);
  const [over, drawn] = [(await type.boundingBox())!, (await drawing.boundingBox())!];
  expect(over.x).toBeLessThanOrEqual(drawn.x);
  expect(over.x + over.width).toBeGreaterThanOrEqual(drawn.x + drawn.width);
});

test('of a column of positions that runs under the buttons neither the head nor a figure is shown', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = untilAlive(await context.newPage());
  await openMarket(page, '/trade/BTC_PERP', 1440);
  await expect(page).toHaveTitle(/^\d/);
  const form = page.getByRole('region', { name: /^Order form/ });
  await form.getByText('Market', { exact: true }).first().click();
  await form.getByLabel('Quantity', { exact: true }).fill('0.01');
  await form.getByRole('button', { name: /^Buy .*BTC/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /confirm|buy|long/i })
    .last()
    .click();
  const table = page.getByRole('table', { name: /positions/i });
  await table.getByRole('button', { name: /^Close/ }).waitFor();
  const shown = (cell: 'th' | 'td') =>
    table
      .locator(`tr > ${cell}`)
      .evaluateAll((cells) => cells.map((each) => Number(getComputedStyle(each).opacity) > 0.5));
  const figures = await shown('td');
  expect(figures).toContain(false);
  expect(await shown('th')).toEqual(figures);
  await context.close();
});

test('with text of twice the size no figure of the terminal is cut or crossed', async ({ page }) => {
  await openMarket(page, '/trade/BTC_USDT', 1440);
  await page.addStyleTag({ content: ':root { font-size: 32px !important; }' });
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  await expect(price).not.toHaveValue('');
  expect(await price.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  const meter = page.getByRole('meter').filter({ has: page.locator('[data-share]') });
  const [bar, figures] = await meter.evaluate((element) => {
    const { backgroundSize, paddingInlineStart } = getComputedStyle(element);
    const taken = Number(/calc\(100% - ([\d.]+)px\)/.exec(backgroundSize)?.[1]);
    const widest = Math.max(...[...element.children].map((each) => each.getBoundingClientRect().width));
    return [taken / 2, widest + Number.parseFloat(paddingInlineStart)] as const;
  });
  expect(bar).toBeGreaterThan(figures);
});

for (const width of [1440, 1280])
  test(`names and figures of markets stay whole in text twice as large at ${width} pixels`, async ({ page }) => {
    await openMarket(page, '/markets', width);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const row = page.locator('[data-index="0"]');
    await expect(page.getByRole('columnheader', { name: 'Bid' })).toBeHidden();
    const cut = await row.evaluate((element) =>
      [...element.querySelectorAll('*')]
        // A cell is wider than its figure by the figure's own edge, which may stand out of it.
        .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 4)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    for (const name of ['Market', 'Last price', '24h change', '24h volume'])
      await expect.soft(page.getByRole('columnheader', { name })).toBeVisible();
  });

for (const width of [390, 320])
  test(`the highlights of markets stay whole in text twice as large at ${width} pixels, and the page is no wider`, async ({
    page,
  }) => {
    await openMarket(page, '/markets', width);
    const cards = page.locator('dl dd');
    await expect(cards).toHaveCount(4);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const over = await cards.evaluateAll((all) =>
      all.flatMap((card) => [card.scrollHeight - card.clientHeight, card.scrollWidth - card.clientWidth]),
    );
    expect(Math.max(...over)).toBeLessThanOrEqual(1);
    expect(await page.locator('html').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

test('in forced colours the chosen ones of links are told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openMarket(page, '/markets', 1280);
  const ground = (name: string): Promise<string> =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('All')).not.toBe(await ground('Spot'));
  expect(await ground('Overview')).not.toBe(await ground('Funding rates'));
});
