import type { Page } from 'playwright';
import type { TrustAbility } from '../abilities/trust';
import { english, englishPattern } from './texts';

export function browserTrust(page: Page): TrustAbility {
  let left = '';
  const dialog = () => page.getByRole('dialog', { name: english('trust:title') });
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: english('trust:bar.more') }).click();
    await dialog()
      .getByRole('heading', { name: english('trust:limits.title') })
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
        .getByRole('textbox', { name: english('trust:limits.orderValue') })
        .fill(value);
      await dialog()
        .getByRole('button', { name: english('trust:limits.save') })
        .click();
      await dialog().getByText(english('trust:limits.inForce')).waitFor();
      await close();
    },
    isToldOfTooMuch: () => page.getByText(english('common:ownLimit.orderValue')).first().isVisible(),
    async switchOn(seconds) {
      await open();
      await dialog()
        .getByLabel(english('trust:switch.time'))
        .selectOption(String(seconds * 1_000));
      await dialog()
        .getByRole('button', { name: english('trust:switch.on'), exact: true })
        .click();
      await dialog().getByText(englishPattern('trust:switch.isOn_other')).waitFor();
      await close();
    },
    async leave() {
      left = page.url();
      await page.goto('about:blank');
    },
    async comeBack() {
      await page.goto(left);
    },
  };
}
