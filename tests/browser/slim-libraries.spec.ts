import { english } from '../../features/support/browser/texts';
import { drawingTools, type DrawingTool } from '../../src/domain/markets/chart-drawing';
import { expect, test, untilSettled } from './product-test';

/* Goes where the product would miss what scripts/lib/slim-libraries.mjs leaves out of its libraries. */

// That the line is gone for a moment is what the test is about.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

test('reads are asked for again when the line is back, and every call goes as it should', async ({ page, context }) => {
  const kinds = new Map<string, string>();
  page.on('request', (request) => {
    if (/\/(userauth|userkyc|fe-api|v1|v3)\//.test(request.url())) kinds.set(request.url(), request.resourceType());
  });
  const asksForPlace = () => page.waitForRequest(/\/userauth\/account\/ip_info/);
  await page.clock.install();
  const asked = asksForPlace();
  await page.goto('/markets');
  // Known before the time goes on, or else it would be as fresh as the line is.
  await (await (await asked).response())!.finished();
  await untilSettled(page);

  await page.clock.fastForward('02:00');
  await context.setOffline(true);
  const askedAgain = asksForPlace();
  await context.setOffline(false);
  await askedAgain;

  expect([...kinds.values()]).not.toHaveLength(0);
  expect([...kinds].filter(([, kind]) => kind !== 'xhr')).toEqual([]);
});

test('pages lead to each other, back, by what is typed and by an address that leads on, in words with figures', async ({
  page,
}) => {
  await page.goto('/ru/blog');
  await untilSettled(page);
  await page.getByRole('main').getByRole('link', { name: 'Поиск по статьям' }).click();
  await expect(page).toHaveURL(/\/blog\/find$/);
  await page.getByRole('searchbox', { name: 'Поиск по статьям' }).fill('funding');
  await expect(page).toHaveURL(/funding/);
  await expect(page.getByText(/^Найдено статей: \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Блог' })).toBeVisible();
  await page.goto('/trade');
  await expect(page).toHaveURL(/\/trade\/[A-Z0-9]+_[A-Z]+$/);
});

test('texts with links among their words are put together', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms of Service' })).toBeVisible();
});

test('every drawing tool of the chart draws, by the pointer and by keys', async ({ page }) => {
  await page.goto('/trade/BTC_USDT');
  const chart = page.getByRole('region', { name: english('trade:chart.title') });
  const picture = chart.locator('canvas').first();
  await chart.getByRole('button', { name: english('chart:draw.title') }).click();
  const tools = chart.getByRole('toolbar', { name: english('chart:draw.title') });
  const undo = tools.getByRole('button', { name: english('chart:draw.undo') });
  const { width, height } = (await picture.boundingBox())!;
  const names = Object.keys(drawingTools) as DrawingTool[];
  for (const [index, tool] of names.entries()) {
    const button = tools.getByRole('button', { name: english(`chart:draw.${tool}`), exact: true });
    await button.click();
    if (tool === 'note') {
      await page.getByRole('dialog').getByRole('textbox').fill('Support');
      await page.keyboard.press('Enter');
    }
    // As fast as a hand that knows where it is going: the library alone would lose the second press.
    const x = width * (0.1 + 0.07 * index);
    for (let press = 0; press < drawingTools[tool]; press++)
      await picture.click({ position: { x: x + 12 * press, y: height / 3 + 9 * press }, force: true });
    await expect(button, tool).toHaveAttribute('aria-pressed', 'false');
  }
  const line = tools.getByRole('button', { name: english('chart:draw.segment'), exact: true });
  await line.click();
  await expect(chart.getByRole('application')).toBeFocused();
  for (const key of ['ArrowLeft', 'ArrowUp', 'Enter', 'PageUp', 'Enter']) await page.keyboard.press(key);
  await expect(line, 'by keys').toHaveAttribute('aria-pressed', 'false');
  for (const tool of [...names, 'by keys']) {
    await expect(undo, tool).toBeEnabled();
    await undo.click();
  }
  await expect(undo).toBeDisabled();
});
