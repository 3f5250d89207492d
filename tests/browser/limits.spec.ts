import { openAccount } from './everywhere';
import { expect, test, untilSettled } from './product-test';

test('own limits are asked for an order in words, on a page without the terminal', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    locale: 'en-US',
    storageState: await openAccount(browser),
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('risk-limits', '{"version":1,"limits":{"orderValue":"100"}}'));
  await page.goto('/markets');
  await untilSettled(page);
  const say = async (words: string): Promise<void> => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('combobox').fill(words);
    await expect(page.getByRole('dialog').getByText('Value')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Confirm order' })).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await say('buy 0.01 eth-perp limit -5%');
  await expect(page.getByText(/Sent: Buy 0.01 ETH/)).toBeVisible();
  await say('buy 1 eth-perp limit -5%');
  await expect(page.getByText('Blocked by your order value limit: 100 USDT.')).toBeVisible();
  await context.close();
});

test("on a phone the count of the dead man's switch is in sight, and so is since when prices are not live", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    locale: 'en-US',
    storageState: await openAccount(browser),
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem(
      'dead-man-switch',
      JSON.stringify({ version: 1, time: 60_000, firesAt: Date.now() + 30_000, again: true }),
    ),
  );
  let silent = false;
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => (silent ? undefined : socket.send(message)));
  });
  await page.goto('/trade/BTC_PERP');
  await untilSettled(page);
  const count = page.getByText(/^Dead man’s switch on\. Without a heartbeat, .* in \d+ seconds\.$/).first();
  await expect(count).toBeInViewport({ ratio: 1 });
  silent = true;
  const since = page.getByText(/^Not live since [\d:]+$/).first();
  await expect(since).toBeVisible({ timeout: 20_000 });
  const isCut = await since.evaluate(
    (words) => words.scrollWidth > words.clientWidth || words.scrollHeight > words.parentElement!.clientHeight,
  );
  expect(isCut).toBe(false);
  await context.close();
});
