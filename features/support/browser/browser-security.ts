import type { Locator, Page } from 'playwright';
import { TOTP } from 'otpauth';
import type { SecurityAbility } from '../abilities/security';
import { BrowserAccount, somewhere } from './browser-account';
import { english, englishPattern } from './texts';

const period = 30_000;

const text = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values).reduce(
    (words, [name, value]) => words.replaceAll(`{{${name}}}`, value),
    english(`security:${key}`),
  );

/** The account's security page, and the mails that the exchange has sent. */
export function browserSecurity(
  page: Page,
  email: string,
): SecurityAbility & {
  /** Reads and enters what the dialog that is open asks for. */
  proven(): Promise<void>;
} {
  const part = (anchor: string): Locator => page.locator(`#${anchor}`);
  const dialog = page.getByRole('dialog').last();
  const proof = page.getByRole('dialog', { name: english('accountKit:proof.title') });
  const press = (within: Locator, name: string): Promise<void> =>
    within.getByRole('button', { name, exact: true }).click();
  const code = dialog.getByLabel(english('accountKit:proof.factor.OTP'), { exact: true });
  const newEmail = `new-${email}`;
  let key = '';
  let second: Page | undefined;
  /** Each code is good once; the server takes those of the next half minute. */
  let used = 0;

  const codeOfApp = (): string => {
    used = Math.max(Math.floor(Date.now() / period), used + 1);
    return new TOTP({ secret: key }).generate({ timestamp: used * period });
  };
  const mails = async (to: string): Promise<readonly { readonly lines: readonly string[] }[]> => {
    await somewhere(page);
    const host = await page.evaluate(
      () => (JSON.parse(document.getElementById('environment')!.textContent) as { hosts: { rest: string } }).hosts.rest,
    );
    const answer = await fetch(`${host}/sandbox/outbox?email=${encodeURIComponent(to)}`);
    return (
      (await answer.json()) as { readonly data: { readonly rows: readonly { readonly lines: readonly string[] }[] } }
    ).data.rows;
  };
  const mailedTo = async (to: string): Promise<string> =>
    (await mails(to))
      .flatMap(({ lines }) => lines)
      .map((line) => /^(\d{6}) /.exec(line)?.[1])
      .find((each) => each !== undefined)!;
  const wrong = (right: string): string => (right === '000000' ? '111111' : '000000');

  const sendCode = async (): Promise<void> => {
    await press(proof, english('accountKit:proof.send'));
    await proof.getByText(english('accountKit:proof.sent')).waitFor();
  };
  /** Reads and enters what the exchange asks for. */
  const prove = async (otp = codeOfApp): Promise<void> => {
    const mailed = proof.getByLabel(english('accountKit:proof.factor.EMAIL'), { exact: true });
    const shown = proof.getByLabel(english('accountKit:proof.factor.OTP'), { exact: true });
    await mailed.or(shown).first().waitFor();
    if (await mailed.isVisible()) {
      await sendCode();
      await mailed.fill(await mailedTo(email));
    }
    if (await shown.isVisible()) await shown.fill(otp());
    await press(proof, english('accountKit:proof.confirm'));
  };
  const proven = async (): Promise<void> => {
    await prove();
    await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
  };
  const passwordAct = async (act: 'create' | 'check' | 'forgotten'): Promise<void> => {
    const name = text(`password.trade.title.${act}`);
    // Another try goes on in the dialog that is open.
    if (!(await page.getByRole('dialog', { name }).isVisible())) await press(part('passwords'), name);
  };
  const enrolTo = async (typed: (kept: string) => string): Promise<void> => {
    await press(part('authenticator'), text('authenticator.add'));
    await press(dialog, english('signInMethods:authenticator.haveApp'));
    key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await press(dialog, english('signInMethods:authenticator.kept'));
    await dialog.getByLabel(english('signInMethods:authenticator.lastFour')).fill(typed(key.slice(-4)));
    await press(dialog, english('common:action.continue'));
  };
  const rows = (): Locator => part('activity').locator('tbody tr');
  const history = async (tab: 'logins' | 'changes'): Promise<Locator> => {
    if (!(await part('activity').isVisible())) await page.goto('/account/security');
    await part('activity')
      .getByRole('tab', { name: text(`activity.${tab}`) })
      .click();
    await rows().first().waitFor();
    return rows();
  };

  return {
    proven,
    async open() {
      await page.goto('/account/security');
      await part('closure').waitFor();
    },
    async score() {
      if (new URL(page.url()).pathname !== '/account/security') await page.goto('/account/security');
      const shown = await page.getByText(englishPattern('security:checkUp.score')).textContent();
      return Number(/\d+/.exec(shown ?? '')![0]);
    },
    async addAuthenticator() {
      await enrolTo((kept) => kept);
      await code.fill(codeOfApp());
      await press(dialog, english('signInMethods:authenticator.finish'));
      await proven();
    },
    addAuthenticatorUnkept: () => enrolTo((kept) => (kept === 'AAAA' ? 'BBBB' : 'AAAA')),
    isAskedForKey: () => dialog.getByText(english('signInMethods:authenticator.notKept')).isVisible(),
    async rehearse() {
      await press(part('authenticator'), text('rehearsal.start'));
      await dialog.getByLabel(text('rehearsal.code')).fill(codeOfApp());
      await press(dialog, text('rehearsal.submit'));
    },
    async removeAuthenticator() {
      await press(part('authenticator'), text('authenticator.removeNamed'));
      await press(dialog, english('common:action.remove'));
      await proven();
    },
    async removeWithWrongCode() {
      if (!(await proof.isVisible())) {
        await press(part('authenticator'), text('authenticator.removeNamed'));
        await press(dialog, english('common:action.remove'));
        await proof.waitFor();
      }
      await prove(() => wrong(new TOTP({ secret: key }).generate()));
    },
    async triesLeft() {
      if (await dialog.getByText(english('accountKit:proof.lockedNow')).isVisible()) return 0;
      const told = dialog
        .getByText(englishPattern('accountKit:proof.wrong_other'))
        .or(dialog.getByText(englishPattern('accountKit:proof.wrong_one')));
      return (await told.first().isVisible()) ? Number(/\d+/.exec(await told.first().innerText())![0]) : undefined;
    },
    isLocked: () => dialog.getByText(englishPattern('accountKit:proof.locked_other')).isVisible(),
    async heldBecause() {
      const notice = page.getByRole('status').filter({ hasText: englishStart('security:hold.title') });
      if (!(await notice.isVisible())) return undefined;
      const [before] = english('security:hold.because').split('{{cause}}');
      return (await notice.innerText()).split(before!)[1]?.split('.')[0];
    },
    async setTradingPassword(password) {
      await passwordAct('create');
      await dialog.getByLabel(text('password.new'), { exact: true }).fill(password);
      await press(dialog, text('password.submit.create'));
      await proven();
    },
    async tryTradingPassword(password) {
      await passwordAct('check');
      await dialog.getByLabel(text('password.trade.name'), { exact: true }).fill(password);
      await press(dialog, text('password.submit.check'));
    },
    async forgetTradingPassword() {
      await passwordAct('forgotten');
      await press(dialog, text('password.submit.forgotten'));
      await proven();
    },
    async changeEmailWithWrongCode() {
      await press(part('email-address'), text('email.change'));
      await dialog.getByLabel(text('email.new')).fill(newEmail);
      await press(dialog, text('email.send'));
      const field = dialog.getByLabel(text('email.code'));
      await field.waitFor();
      await field.fill(wrong(await mailedTo(newEmail)));
      await press(dialog, english('common:action.continue'));
      await prove();
    },
    isToldOfWrongAddressCode: () => dialog.getByText(text('email.wrongCode')).isVisible(),
    async finishEmailChange() {
      await dialog.getByLabel(text('email.code')).fill(await mailedTo(newEmail));
      await press(dialog, english('common:action.continue'));
      // The code that was mailed for this before has not been used.
      await proof.getByLabel(english('accountKit:proof.factor.EMAIL'), { exact: true }).fill(await mailedTo(email));
      await press(proof, english('accountKit:proof.confirm'));
    },
    hasNewEmail: () => part('email-address').getByText(newEmail, { exact: true }).isVisible(),
    async setAntiPhishingCode(word) {
      await press(part('anti-phishing'), text('antiPhishing.set'));
      await dialog.getByLabel(text('antiPhishing.label'), { exact: true }).fill(word);
      await press(dialog, english('common:action.save'));
      await proven();
    },
    async antiPhishingCode() {
      const shown = part('anti-phishing').locator('code');
      return (await shown.isVisible()) ? shown.innerText() : undefined;
    },
    async nextMail() {
      await press(part('passwords'), text('password.withdraw.title.create'));
      await dialog.getByLabel(text('password.new'), { exact: true }).fill('some long word');
      await press(dialog, text('password.submit.create'));
      await sendCode();
      const [newest] = await mails(email);
      await press(proof, english('common:action.cancel'));
      await press(dialog, english('common:action.cancel'));
      return newest!.lines;
    },
    async useSecondDevice() {
      await somewhere(page);
      const context = await page
        .context()
        .browser()!
        .newContext({ baseURL: new URL(page.url()).origin, locale: 'en-US', viewport: { width: 1440, height: 900 } });
      second = await context.newPage();
      await new BrowserAccount(second, email).logIn();
      await second
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${english('common:account.menu')}:`) })
        .waitFor();
      page.once('close', () => void context.close());
    },
    async endSecondDevice() {
      await part('devices').locator('tbody').getByRole('button').click();
      await press(dialog, text('devices.end'));
      await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
    },
    async endOtherDevices() {
      await press(part('devices'), text('devices.endOthers'));
      await press(dialog, text('devices.end'));
      await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
    },
    async isSecondDeviceLoggedIn() {
      await second!.goto('/account/security');
      const banner = second!.getByRole('banner');
      const out = banner.getByRole('link', { name: english('common:account.logIn') });
      await out.or(second!.locator('#closure')).first().waitFor();
      return !(await out.isVisible());
    },
    async changes() {
      const cells = (await history('changes')).locator(`td[data-title="${text('column.change')}"]`);
      return cells.allInnerTexts();
    },
    logins: async () => (await history('logins')).count(),
    async longAgo() {
      let found = 0;
      for (const tab of ['logins', 'changes'] as const) {
        await history(tab);
        await fillDay(part('activity'), text('activity.from'), '01/01/2001');
        await fillDay(part('activity'), text('activity.to'), '12/31/2001');
        await part('activity').getByText(text('activity.nothingThen')).waitFor();
        found += await rows().count();
      }
      return found;
    },
    async freeze() {
      await press(part('closure'), text('closure.freeze.start'));
      await press(dialog, text('closure.freeze.start'));
      await proven();
    },
    async unfreeze() {
      await page.goto('/account/security');
      await press(page.locator('main'), text('closure.unfreeze.start'));
      await press(dialog, text('closure.unfreeze.start'));
      await proven();
    },
    isFrozen: () => page.getByText(englishPattern('accountKit:frozen.title')).isVisible(),
    async isFrozenForWithdrawals() {
      await page.goto('/wallet?withdraw=USDT');
      await page.getByText(englishPattern('accountKit:frozen.title')).waitFor();
      return !(await page.getByText(english('withdraw:obstacle.factor.title')).isVisible());
    },
    async isFrozenForOrders() {
      for (const market of ['BTC_USDT', 'BTC_PERP']) {
        await page.goto(`/trade/${market}`);
        const form = page.getByRole('region', { name: english('trade:form.title') }).first();
        await form.getByText(english('common:rejection.accountFrozen')).waitFor();
        await form.locator('button[type=submit]').waitFor({ state: 'hidden' });
      }
      return true;
    },
    async wantToClose() {
      await page.goto('/account/security');
      await press(part('closure'), text('closure.close.start'));
    },
    async ordersInTheWay() {
      const told = dialog.getByText(englishPattern('security:closure.obstacle.ORDERS_one'));
      return (await told.isVisible()) ? Number(/\d+/.exec(await told.innerText())![0]) : 0;
    },
    async close() {
      await press(part('closure'), text('closure.close.start'));
      await dialog.getByRole('checkbox').check();
      await dialog
        .getByLabel(text('closure.typeWord', { word: text('closure.close.word') }))
        .fill(text('closure.close.word'));
      await press(dialog, text('closure.close.start'));
      await prove();
      await page.getByRole('heading', { name: text('closure.gone.title') }).waitFor();
    },
    readsThatItIsClosed: () => page.getByText(text('closure.gone.text')).isVisible(),
  };
}

/** What a text begins with, before its first value. */
function englishStart(key: string): string {
  return english(key).split('{{')[0]!;
}

async function fillDay(within: Locator, label: string, day: string): Promise<void> {
  const field = within.getByLabel(label, { exact: true });
  await field.fill(day);
  await field.press('Enter');
}
