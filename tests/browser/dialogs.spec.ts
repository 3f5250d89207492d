import { openAccount } from './everywhere';
import { expect, test, untilSettled } from './product-test';

test('a dialog does not slip away from under a press that comes as soon as it is seen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = await context.newPage();
  await page.goto('/account/security');
  await untilSettled(page);
  // Where a press would have to be, frame by frame, from the first on.
  const places = page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        const seen: number[] = [];
        const look = (): void => {
          const [button] = document.querySelectorAll('[role="dialog"] form button');
          if (button) seen.push(Math.round(button.getBoundingClientRect().y));
          if (button && button.closest('[role="dialog"]')!.getAnimations().length === 0 && seen.length > 30)
            resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.locator('#passkeys').getByRole('button', { name: 'Add passkey' }).click();
  expect([...new Set(await places)]).toHaveLength(1);
  await context.close();
});
