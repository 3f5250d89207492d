import type { Locator, Page } from 'playwright';
import type { NotificationsAbility, ReferralAbility } from '../abilities/growth';
import { english, englishPattern } from './texts';

export function browserNotifications(page: Page): NotificationsAbility {
  const main = page.getByRole('main');
  const marks = main.getByText(english('notifications:unread'), { exact: true });
  return {
    async open() {
      await page.goto('/notification');
      await main.getByRole('tablist').waitFor();
    },
    told: () => main.getByRole('listitem').allInnerTexts(),
    unread: () => marks.count(),
    readAll: () => main.getByRole('button', { name: english('notifications:markAll') }).click(),
    removeFirst: () =>
      main
        .getByRole('button', { name: englishPattern('notifications:remove') })
        .first()
        .click(),
  };
}

export function browserReferral(page: Page): ReferralAbility {
  const open = async (): Promise<void> => {
    await page.goto('/account/referral');
    await table(page).waitFor();
  };
  return {
    async codes() {
      await open();
      const rows = await table(page).locator('tbody tr').all();
      return Promise.all(rows.map(async (row) => shown(await row.locator('td').allInnerTexts())));
    },
    async makeCode(code, percent) {
      await open();
      await page.getByRole('button', { name: english('referral:codes.create') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(english('referral:code.label'), { exact: true }).fill(code);
      const slider = dialog.getByRole('slider');
      await slider.focus();
      for (let step = 0; step < percent; step += 1) await slider.press('ArrowRight');
      await dialog.getByRole('button', { name: english('referral:code.create') }).click();
      const taken = dialog.getByText(english('referral:code.taken'));
      const made = table(page).getByText(code, { exact: true });
      await taken.or(made).first().waitFor();
      return (await taken.isVisible()) ? 'taken' : 'made';
    },
    async nameInviter(code) {
      await open();
      await page.getByLabel(english('referral:accept.label'), { exact: true }).fill(code);
      await page.getByRole('button', { name: english('referral:accept.action') }).click();
      const [own, unknown, late] = (['own', 'unknown', 'late'] as const).map((each) =>
        page.getByText(english(`referral:accept.${each}`)),
      );
      const refused = own!.or(unknown!).or(late!).first();
      const counts = page.getByText(english('referral:accept.done'));
      await refused.or(counts).first().waitFor();
      return (await refused.isVisible()) ? 'refused' : 'counts';
    },
  };
}

function table(page: Page): Locator {
  return page.getByRole('table', { name: english('referral:codes.title') });
}

function shown([code = '', own = '', , invited = '']: readonly string[]) {
  return { code: code.trim().split(/\s/)[0]!, own: Number.parseFloat(own), invited: Number(invited) };
}
