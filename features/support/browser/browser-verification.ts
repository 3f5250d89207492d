import type { Locator, Page } from 'playwright';
import type { VerificationAbility } from '../abilities/verification';
import { english } from './texts';

const text = (key: string): string => english(`verification:${key}`);
const states = ['PENDING', 'APPROVED', 'REJECTED'] as const;

export function browserVerification(page: Page): VerificationAbility {
  const main = page.getByRole('main');
  const field = (key: string): Locator => main.getByLabel(text(key), { exact: true });
  const next = (): Promise<void> =>
    main.getByRole('button', { name: english('common:action.continue'), exact: true }).click();
  const open = async (): Promise<void> => {
    if (!page.url().endsWith('/account/identity-verification')) await page.goto('/account/identity-verification');
    await main.getByRole('heading', { name: text('levels.title') }).waitFor();
  };
  const date = async (key: string, day: string): Promise<void> => {
    await field(key).fill(day);
    await field(key).press('Tab');
  };
  const send = async (): Promise<void> => {
    await main.getByLabel(text('review.agree')).check();
    await main.getByRole('button', { name: text('review.submit') }).click();
    await main.getByText(text('state.PENDING'), { exact: true }).waitFor();
  };
  return {
    async handIn({ number, expiry = '2099-01-01' }) {
      await open();
      await main.getByRole('combobox').fill('France');
      await page.locator('.ant-select-item-option', { hasText: 'France' }).click();
      await main.getByRole('radio', { name: text('document.PASSPORT') }).check();
      await next();
      await field('document.number').fill(number);
      await date('document.expiry', expiry);
      await next();
      const told = main.getByText(text('document.expired'));
      await told.or(field('person.firstName')).first().waitFor();
      if (await told.isVisible()) return;
      await field('person.firstName').fill('Ada');
      await field('person.lastName').fill('Marchand');
      await date('person.birthDate', '1990-02-28');
      await next();
      await send();
    },
    async mendNumber(number) {
      await open();
      await field('document.number').fill(number);
      await next();
      await next();
      await send();
    },
    async handInAddress() {
      await open();
      // What is known from level 1 is not asked for again, unless the page was loaded anew.
      for (const _step of ['country', 'document', 'person'])
        if (!(await field('address.label').isVisible())) await next();
      await field('address.label').fill('1 rue de la Paix, 75002 Paris');
      await next();
      await send();
    },
    async state() {
      await open();
      for (const state of states)
        if (await main.getByText(text(`state.${state}`), { exact: true }).isVisible()) return state;
      return 'NONE';
    },
    async level() {
      await open();
      return main
        .locator('li')
        .filter({ has: page.getByText(text('level.yours')) })
        .evaluate((card) => [...card.parentElement!.children].indexOf(card));
    },
    async dailyLimit() {
      await open();
      const amount = await main
        .locator('li')
        .filter({ has: page.getByText(text('level.yours')) })
        .locator('dd')
        .first()
        .innerText();
      return amount.replace(/\D/g, '');
    },
    isTold: (reason) => main.getByText(text(`reason.${reason}`)).isVisible(),
    isToldOfExpiry: () => main.getByText(text('document.expired')).isVisible(),
    async isKeptOnDevice(typed) {
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      return kept.includes(typed);
    },
  };
}
