import type { Locator, Page } from 'playwright';
import { TOTP } from 'otpauth';
import type { SignInMethodsAbility } from '../abilities/sign-in';
import { english } from './texts';

const anotherKey = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const period = 30_000;

const text = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values).reduce(
    (words, [name, value]) => words.replace(`{{${name}}}`, value),
    english(`signInMethods:${key}`),
  );

/** The section of the account's security page, the second step of the login page, and the outbox of the sign-in server. */
export function browserSignInMethods(page: Page, email: string): SignInMethodsAbility {
  const section = page.locator('#sign-in');
  const dialog = page.getByRole('dialog').last();
  const press = (within: Locator, key: string, values?: Readonly<Record<string, string>>): Promise<void> =>
    within.getByRole('button', { name: text(key, values), exact: true }).click();
  const code = dialog.getByLabel(english('session:code.label'), { exact: true });
  let password = 'correct horse battery';
  let key = '';
  let phone = '';
  /** Each code is good once, so every further one is of a later time; the server takes those of the next half minute. */
  let used = 0;

  const codeOfApp = (): string => {
    used = Math.max(Math.floor(Date.now() / period), used + 1);
    return new TOTP({ secret: key }).generate({ timestamp: used * period });
  };
  const server = async <T>(list: string): Promise<readonly T[]> => {
    const address = await page.evaluate(
      () =>
        (JSON.parse(document.getElementById('environment')!.textContent) as { firebase: { emulatorUrl: string } })
          .firebase.emulatorUrl,
    );
    const answer = await fetch(`${address}/emulator/v1/projects/demo-exchange/${list}`, {
      headers: { authorization: 'Bearer owner' },
    });
    return Object.values((await answer.json()) as Record<string, readonly T[]>)[0]!;
  };
  const codeOfMessage = async (): Promise<string> =>
    (await server<{ readonly phoneNumber: string; readonly code: string }>('verificationCodes'))
      .filter((sent) => sent.phoneNumber === phone)
      .at(-1)!.code;

  return {
    async look() {
      // The account's documents are asked about whenever they come up, over whatever is open.
      const agree = page.getByRole('button', { name: english('layers:agreements.agree'), exact: true });
      await page.addLocatorHandler(agree, () => agree.click());
      await page.goto('/account/security');
      await press(section, 'show');
      await confirmWith(dialog, password);
      await section.getByRole('heading', { name: text('way.title') }).waitFor();
    },
    async confirmAddress() {
      await press(section, 'verify.send');
      await section.getByRole('button', { name: text('verify.done') }).waitFor();
      const mails = await server<{ readonly email: string; readonly oobLink: string }>('oobCodes');
      const mail = await page.context().newPage();
      await mail.goto(mails.filter((each) => each.email === email).at(-1)!.oobLink);
      await mail.getByText(english('session:mail.verifyEmail.done').replace('{{email}}', email)).waitFor();
      await mail.close();
      await press(section, 'verify.done');
      await section.getByRole('button', { name: text('factor.addApp') }).waitFor();
    },
    canAddFactor: () => section.getByRole('button', { name: text('factor.addApp') }).isVisible(),
    async addApp() {
      await press(section, 'factor.addApp');
      await press(dialog, 'authenticator.haveApp');
      key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
      await press(dialog, 'authenticator.kept');
      await dialog.getByLabel(text('authenticator.lastFour')).fill(key.slice(-4));
      await dialog.getByRole('button', { name: english('common:action.continue'), exact: true }).click();
      await code.fill(codeOfApp());
      await press(dialog, 'authenticator.finish');
      await section.getByRole('button', { name: text('factor.removeNamed', { name: text('factor.app') }) }).waitFor();
    },
    async addPhone(number) {
      phone = number;
      await press(section, 'factor.addPhone');
      await dialog.getByLabel(text('phone.number')).fill(number);
      await dialog.getByRole('button', { name: english('session:code.send') }).click();
      await code.waitFor();
      await code.fill(await codeOfMessage());
      await press(dialog, 'phone.finish');
      await section
        .getByRole('button', { name: text('factor.removeNamed', { name: text('factor.phone', { phone: number }) }) })
        .waitFor();
    },
    async removeApp() {
      await press(section, 'factor.removeNamed', { name: text('factor.app') });
      await dialog.getByRole('button', { name: english('common:action.remove') }).click();
      await section.getByRole('button', { name: text('factor.addApp') }).waitFor();
    },
    isOfferedToEndOthers: () => section.getByRole('button', { name: text('others.end') }).isVisible(),
    isAskedForSecondFactor: () => page.getByRole('heading', { name: english('session:secondStep.title') }).isVisible(),
    async enterCodeOfApp() {
      await submitCode(page, codeOfApp());
    },
    async enterCodeOfMessage() {
      await page.getByRole('button', { name: english('session:code.send') }).click();
      await page.getByLabel(english('session:code.label'), { exact: true }).waitFor();
      await submitCode(page, await codeOfMessage());
    },
    async rehearse(which) {
      // The page's clock is put forward, as no code of this half minute is good any more.
      if (which === 'kept') await page.clock.setSystemTime(Date.now() + period);
      await press(section, 'rehearsal.start');
      await confirmWith(dialog, password);
      await press(dialog, 'rehearsal.byKey');
      await dialog.getByLabel(text('rehearsal.keyLabel')).fill(which === 'kept' ? key : anotherKey);
      await press(dialog, 'rehearsal.submit');
    },
    keyDoesNotFit: () => dialog.getByText(text('rehearsal.keyWrong')).isVisible(),
    isReminded: () => section.getByText(text('rehearsal.due')).isVisible(),
    async letDaysPass() {
      throw new Error('Days pass in virtual time only.');
    },
    async changePassword(next) {
      await press(section, 'password.change');
      await dialog.getByLabel(text('password.label'), { exact: true }).fill(next);
      await press(dialog, 'password.submit');
      await dialog.waitFor({ state: 'hidden' });
      password = next;
    },
    async linkGoogle() {
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        press(section, 'way.linkNamed', { name: 'Google' }),
      ]);
      const form = popup.locator('form').filter({ has: popup.locator('input[type=email]') });
      await form.locator('input[type=email]').fill(`of-${email}`);
      await form.getByRole('button').click();
      await section.getByRole('button', { name: text('way.removeNamed', { name: 'Google' }) }).waitFor();
    },
    async removeGoogle() {
      await press(section, 'way.removeNamed', { name: 'Google' });
      await dialog.getByRole('button', { name: english('common:action.remove') }).click();
    },
    async ways() {
      const removable = await section
        .getByRole('button', { name: text('way.removeNamed', { name: 'Google' }) })
        .isVisible();
      return removable ? ['password', 'google'] : ['password'];
    },
  };
}

async function confirmWith(dialog: Locator, password: string): Promise<void> {
  await dialog.getByLabel(english('session:password.label'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: english('common:action.continue'), exact: true }).click();
}

async function submitCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(english('session:code.label'), { exact: true }).fill(code);
  await page
    .getByRole('main')
    .getByRole('button', { name: english('session:code.submit') })
    .click();
}
