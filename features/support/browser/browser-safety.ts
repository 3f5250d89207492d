import type { Page } from 'playwright';
import type { SafetyAbility } from '../abilities/safety';
import { english, englishPattern } from './texts';

export function browserSafety(page: Page): SafetyAbility {
  let left = '';
  const dialog = () => page.getByRole('dialog', { name: english('safety:title') });
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: english('safety:bar.more') }).click();
    await dialog()
      .getByRole('heading', { name: english('safety:limits.title') })
      .waitFor();
  };
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  };
  return {
    async limitOrders(value) {
      await open();
      await dialog()
        .getByRole('textbox', { name: english('safety:limits.orderValue') })
        .fill(value);
      await dialog()
        .getByRole('button', { name: english('safety:limits.save') })
        .click();
      await dialog().getByText(english('safety:limits.inForce')).waitFor();
      await close();
    },
    isToldOfTooMuch: () => page.getByText(english('common:ownLimitOf.orderValue').split('{{')[0]!).first().isVisible(),
    async switchOn(seconds, again) {
      await open();
      await dialog()
        .getByLabel(english('safety:switch.time'))
        .selectOption(String(seconds * 1_000));
      if (again) await dialog().getByLabel(english('safety:switch.again')).check();
      await dialog()
        .getByRole('button', { name: english('safety:switch.on'), exact: true })
        .click();
      await dialog().getByText(englishPattern('safety:switch.isOn_other')).first().waitFor();
      await close();
    },
    async leave() {
      left = page.url();
      await page.goto('about:blank');
    },
    async comeBack() {
      await page.goto(left);
    },
    async loseStatusBar() {
      const script = /\/status-line\.view-[^/]+\.js$/;
      await page.route(script, (route) => route.abort());
      const lost = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
      await page.reload();
      await lost;
    },
  };
}
