import { expect, test, untilSettled } from './product-test';

test('a reader finds a call, sees how to make it, and tries it', async ({ page, observed }) => {
  await page.goto('/api-reference');
  await untilSettled(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('searchbox', { name: 'Search endpoints' }).fill('GET v3 orderbook');
  await contents.getByRole('link', { name: '/v3/public/orderbook' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('/v3/public/orderbook');
  await expect(page).toHaveTitle(/GET \/v3\/public\/orderbook/);

  const trial = page.getByRole('form', { name: 'Try it' });
  await trial.getByLabel('symbol').fill('SPOT_BTC_USDT');
  await trial.getByLabel('maxLevel').fill('5');
  await expect(page.getByRole('region', { name: 'Code sample' })).toContainText('symbol=SPOT_BTC_USDT&maxLevel=5');
  await trial.getByRole('button', { name: 'Send' }).click();
  await expect(trial).toContainText('HTTP 200');
  await expect(trial).toContainText('"bids"');

  await trial.getByLabel('symbol').fill('SPOT_NOPE_USDT');
  await trial.getByRole('button', { name: 'Send' }).click();
  await expect(trial).toContainText('HTTP 400');
  // The browser itself notes every refusal, also one that was asked for.
  expect(observed.complaints.splice(0)).toHaveLength(1);
});

test('samples come in three languages, and the whole as a file', async ({ page, request }) => {
  await page.goto('/api-reference/trading-placeOrder');
  await untilSettled(page);
  const sample = page.getByRole('region', { name: 'Code sample' });
  await expect(sample).toContainText('openssl dgst');
  await sample.getByRole('button', { name: 'Python' }).click();
  await expect(sample).toContainText('hmac.new');
  await sample.getByRole('button', { name: 'TypeScript' }).click();
  await expect(sample).toContainText('createHmac');

  await page.goto('/api-reference');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download openapi.json' }).click();
  expect((await download).suggestedFilename()).toBe('openapi.json');
  const served = (await (await request.get('/openapi.json')).json()) as { paths: Record<string, unknown> };
  expect(Object.keys(served.paths)).toContain('/v3/trade/order');
});

test('an address without a call says so', async ({ page }) => {
  await page.goto('/api-reference/nothing-here');
  await untilSettled(page);
  await expect(page.getByRole('main')).toContainText('Section not found');
});
