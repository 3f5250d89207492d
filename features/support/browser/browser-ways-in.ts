import type { Locator, Page } from 'playwright';
import type { IdentityProvider } from '../../../src/application/session/sign-in.port';
import type { WaysInAbility } from '../abilities/sign-in';
import { shownNotices } from './notices';
import { english, englishPattern } from './texts';

const password = 'correct horse battery';
const requestTypes = { signIn: 'EMAIL_SIGNIN', verifyEmail: 'VERIFY_EMAIL', resetPassword: 'PASSWORD_RESET' } as const;
const names: Readonly<Record<IdentityProvider, string>> = { google: 'Google', apple: 'Apple' };
const problems: Readonly<Record<string, string>> = {
  'auth/invalid-email': 'session:problem.otherEmail',
  'auth/invalid-verification-code': 'session:code.wrong',
};

interface Outbox {
  readonly oobCodes?: readonly { readonly email: string; readonly requestType: string; readonly oobLink: string }[];
  readonly verificationCodes?: readonly { readonly phoneNumber: string; readonly code: string }[];
}

/** The login and registration pages, the page behind the mails' links, the providers' windows and the sign-in server's outbox. */
export function browserWaysIn(page: Page, email: string): WaysInAbility {
  const main = page.getByRole('main');
  const press = (key: string, values: Readonly<Record<string, string>> = {}): Promise<void> =>
    main
      .getByRole('button', {
        name: Object.entries(values).reduce(
          (words, [name, value]) => words.replace(`{{${name}}}`, value),
          english(key),
        ),
        exact: true,
      })
      .click();
  const field = (key: string): Locator => main.getByLabel(english(key), { exact: true });
  const number = `151${String(Date.now() % 10_000_000).padStart(7, '0')}`;

  const server = async (list: 'oobCodes' | 'verificationCodes'): Promise<Outbox> => {
    const address = await page.evaluate(
      () =>
        (JSON.parse(document.getElementById('environment')!.textContent) as { firebase: { emulatorUrl: string } })
          .firebase.emulatorUrl,
    );
    return (await (await fetch(`${address}/emulator/v1/projects/demo-exchange/${list}`)).json()) as Outbox;
  };
  /** A link that was used has left the outbox, so it is kept here. */
  const opened = new Map<string, string>();
  const linkOf = async (kind: keyof typeof requestTypes): Promise<string> => {
    const { oobCodes = [] } = await server('oobCodes');
    const mail = oobCodes.findLast((each) => each.email === email && each.requestType === requestTypes[kind]);
    const link = mail?.oobLink ?? opened.get(kind)!;
    opened.set(kind, link);
    return link;
  };
  const openLink = async (kind: keyof typeof requestTypes): Promise<void> => void (await page.goto(await linkOf(kind)));
  const windowOf = async (provider: IdentityProvider): Promise<Page> => {
    await page.goto('/login');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      main.getByRole('button', { name: names[provider], exact: true }).click(),
    ]);
    await popup.getByRole('heading', { level: 1 }).waitFor();
    return popup;
  };
  const logIn = async (): Promise<void> => {
    await field('session:password.label').fill(password);
    await press('session:logIn.submit');
  };

  return {
    async askForLink() {
      await page.goto('/login');
      await press('session:ways.link');
      await field('session:email.label').fill(email);
      await press('session:link.submit');
      await main.getByText(englishPattern('session:link.sent')).waitFor();
    },
    openLink,
    isLinkDead: () => page.getByRole('heading', { name: english('session:mail.dead.title') }).isVisible(),
    isLinkDone: () => main.getByText(englishPattern('session:mail.verifyEmail.done')).isVisible(),
    isAskedForAddress: () => main.getByText(english('session:mail.signIn.text')).isVisible(),
    async giveAddress(address = email) {
      await field('session:email.label').fill(address);
      await press('session:mail.signIn.submit');
    },
    isProblem: (code) => main.getByText(english(problems[code]!)).isVisible(),
    async askForCode() {
      await page.goto('/login');
      await press('session:ways.phone');
      await field('session:phone.number').fill(`+49${number}`);
      await press('session:code.send');
      await field('session:code.label').waitFor();
    },
    async enterCode(which) {
      const { verificationCodes = [] } = await server('verificationCodes');
      const { code } = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === `+49${number}`)!;
      await field('session:code.label').fill(which === 'right' ? code : code === '000000' ? '000001' : '000000');
      await press('session:code.submit');
    },
    async continueWith(provider) {
      const popup = await windowOf(provider);
      const form = popup.locator('form').nth(1);
      await form.getByLabel('E-mail address', { exact: true }).fill(email);
      await form.getByLabel('Name', { exact: true }).fill('Ada');
      await form.getByRole('button').click();
    },
    async leaveWindow(provider) {
      await (await windowOf(provider)).getByRole('button', { name: 'Cancel' }).click();
    },
    async isToldOfLeftWindow() {
      const notices = await shownNotices(page);
      return notices.length === 1 && !(await main.locator('[class*="problem"]').isVisible());
    },
    async blockedWindow(provider) {
      await page.goto('/login');
      await page.evaluate(() => (window.open = () => null));
      await main.getByRole('button', { name: names[provider], exact: true }).click();
    },
    isOfferedProviderPage: () => main.getByRole('alert').getByRole('button').isVisible(),
    async useProviderPage() {
      await main.getByRole('alert').getByRole('button').click();
      await page.getByRole('button', { name: 'Practice Trader' }).click();
    },
    isToldOfClash: () => main.getByText(englishPattern('session:clash.text')).isVisible(),
    logInForClash: logIn,
    async forgetPassword() {
      await page.goto('/login');
      await field('session:email.label').fill(email);
      await press('session:logIn.forgotten');
      await press('session:reset.submit');
      await main.getByText(englishPattern('session:reset.sent')).waitFor();
      await openLink('resetPassword');
    },
    async choosePassword(chosen) {
      await field('session:mail.resetPassword.label').fill(chosen);
      await press('session:mail.resetPassword.submit');
      if (chosen.length >= 6) await main.getByText(englishPattern('session:mail.resetPassword.done')).waitFor();
    },
    isPasswordTooShort: () => main.getByText(englishPattern('session:password.tooShort_other')).isVisible(),
    async register(code) {
      await page.goto(code === undefined ? '/register' : `/register?ref=${code}`);
      await field('session:email.label').fill(email);
      await field('session:password.label').fill(password);
      await press('session:register.submit');
    },
    isToldOfAccount: () =>
      main.getByRole('link', { name: english('session:register.logInAs').replace('{{email}}', email) }).isVisible(),
    async wasTold(key) {
      // A notice is more than its words: it says of what kind it is, and can be put away.
      const words = new RegExp(englishPattern(key).source.replace(/^\^|\$$/g, ''));
      return (await shownNotices(page)).some((notice) => words.test(notice));
    },
  };
}
