import { loginFeature } from '../../../../../src/presentation/features/session/login.feature';
import { registerFeature } from '../../../../../src/presentation/features/session/register.feature';
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { DevicePageMark } from '../../../../../src/application/security/device-page-mark';
import { SignInProgress } from '../../../../../src/application/session/sign-in-progress';
import { usualPasswordPolicy } from '../../../../../src/domain/session/password-policy';
import { failure, success } from '../../../../../src/domain/shared/result';
import { ClashStore } from '../../../../../src/presentation/features/session/clash.store';
import { LinkLogInStore } from '../../../../../src/presentation/features/session/link-log-in.store';
import { LogInStore } from '../../../../../src/presentation/features/session/log-in.store';
import { NewPasswordStore } from '../../../../../src/presentation/features/session/new-password.store';
import { PasskeyLogInStore } from '../../../../../src/presentation/features/session/passkey-log-in.store';
import { PhoneLogInStore } from '../../../../../src/presentation/features/session/phone-log-in.store';
import { ProviderLogInStore } from '../../../../../src/presentation/features/session/provider-log-in.store';
import { RegistrationStore } from '../../../../../src/presentation/features/session/registration.store';
import { SecondStepStore } from '../../../../../src/presentation/features/session/second-step.store';
import { MemoryStorage } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { loggedIn, loggedOut, ownPage, renderShell } from '../../shell/shell-fixture';

const wrongCredential: Failure = { kind: 'signIn', code: 'auth/invalid-credential', detail: 'Provider says no' };

/** Requests that a test answers when it wants to: with a value, or with the code of a refusal. */
function waitingUseCase() {
  const calls: string[][] = [];
  let answer: (result: unknown) => void = () => undefined;
  const execute = (...details: string[]) => {
    calls.push(details);
    return new Promise((resolve) => (answer = resolve));
  };
  const refuse = (code = 'auth/invalid-credential') => act(async () => answer(failure({ ...wrongCredential, code })));
  const cancel = () => act(async () => answer(failure({ kind: 'cancelled' })));
  return {
    calls,
    useCase: { execute },
    refuse,
    cancel,
    succeed: (value?: unknown) => act(async () => answer(success(value))),
  };
}

const unread = { current: { status: 'failed', failure: { kind: 'offline' } }, subscribe: () => () => undefined };
const none = { regions: () => unread, here: () => unread } as never;

const letterPolicy = { ...usualPasswordPolicy, minimumLength: 8, uppercase: true };

async function renderPage(
  at: string,
  options: Parameters<typeof renderShell>[0] = {},
  mark?: string,
  usesPasskeys = false,
) {
  const signIn = waitingUseCase();
  const signUp = waitingUseCase();
  const reset = waitingUseCase();
  const popup = waitingUseCase();
  const second = waitingUseCase();
  const sendCode = waitingUseCase();
  const passkey = waitingUseCase();
  const referral = { keepFor: jest.fn(), execute: jest.fn(async () => undefined) };
  const notices = { show: jest.fn() };
  const progress = new SignInProgress();
  const time = new FakeScheduler();
  const drop = { execute: jest.fn() };
  const storage = new MemoryStorage();
  if (mark !== undefined) storage.write('pageMark', mark);
  const providerUseCase = {
    prepare: async () => undefined,
    inPopup: popup.useCase.execute,
    byRedirect: jest.fn(async () => success(undefined)),
    comeBack: async () => success(undefined),
  };
  const strength = { score: async (text: string) => (text.length > 12 ? 4 : 1) };
  const stores = {
    logIn: new LogInStore(signIn.useCase as never, reset.useCase as never),
    provider: new ProviderLogInStore(providerUseCase as never),
    link: new LinkLogInStore({} as never),
    phone: new PhoneLogInStore(
      { sendCode: sendCode.useCase.execute, finish: second.useCase.execute } as never,
      none,
      time,
    ),
    passkey: new PasskeyLogInStore({ ...passkey.useCase, isAvailable: usesPasskeys } as never),
    secondStep: new SecondStepStore(
      {
        execute: second.useCase.execute,
        sendCode: sendCode.useCase.execute,
        abandon: () => progress.secondStep.set(undefined),
      } as never,
      progress,
      time,
    ),
    clash: new ClashStore(progress, drop as never),
    social: { finish: async () => undefined },
    pageMark: new DevicePageMark(storage),
    registration: new RegistrationStore(signUp.useCase as never, referral as never, notices),
    password: new NewPasswordStore({ passwordPolicy: async () => success(letterPolicy) } as never, strength),
  };
  const shell = await renderShell({
    at,
    open: async (feature) =>
      feature.id === loginFeature.id || feature.id === registerFeature.id
        ? ownPage(feature, stores)
        : { View: () => <h1>{feature.path}</h1>, stores: {} },
    ...options,
  });
  return {
    ...shell,
    signIn,
    signUp,
    reset,
    popup,
    second,
    sendCode,
    passkey,
    notices,
    referral,
    progress,
    drop,
    providerUseCase,
  };
}

const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => document.querySelector<HTMLButtonElement>('form button[type=submit]')!;

test('what is missing is said at the field, and nothing is sent', async () => {
  const { signIn } = await renderPage('/login');
  await userEvent.type(await email(), 'demo');
  await userEvent.click(submit());
  expect(await screen.findByText(/^Enter a valid email address/)).toBeVisible();
  expect(screen.getByText('Enter your password.')).toBeVisible();
  expect(await email()).toHaveAttribute('aria-invalid', 'true');
  expect(signIn.calls).toEqual([]);
});

test('what was wrong is said anew as it is mended', async () => {
  await renderPage('/register');
  await email();
  await userEvent.click(submit());
  expect(await screen.findByText('Enter your email.')).toBeVisible();
  await userEvent.type(await email(), 'foo@bar.example');
  await waitFor(() => expect(screen.queryByText('Enter your email.')).not.toBeInTheDocument());
  expect(await email()).not.toHaveAttribute('aria-invalid', 'true');
});

test('errors at the fields follow the language', async () => {
  const { shell } = await renderPage('/login');
  await email();
  await userEvent.click(submit());
  expect(await screen.findByText('Enter your password.')).toBeVisible();
  await act(() => shell.language.choose('es'));
  expect(await screen.findByText('Introduce tu contraseña.')).toBeVisible();
});

test('a log-in is sent once, however often it is pressed; a refused one keeps what was typed', async () => {
  const { signIn } = await renderPage('/login');
  await userEvent.type(await email(), ' demo@example.com ');
  await userEvent.type(password(), 'wrong');
  await userEvent.click(submit());
  await userEvent.click(submit());
  await userEvent.keyboard('{Enter}');
  expect(signIn.calls).toEqual([['demo@example.com', 'wrong']]);
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await signIn.refuse();
  expect(submit()).not.toHaveAttribute('aria-busy');
  expect(password()).toHaveValue('wrong');
  expect(screen.getByText(/^Incorrect email or password/)).toBeVisible();
});

test.each([
  ['/login?next=%2Fmarkets%3Ftab%3DPERP', '/markets?tab=PERP'],
  ['/login?next=%2Fru%2Fmarkets', '/markets'],
  ['/login', '/trade'],
  ['/login?next=%2F%2Fevil.example', '/trade'],
  ['/login?next=https%3A%2F%2Fevil.example', '/trade'],
  ['/register', '/trade'],
  ['/register?next=%2Fmarkets', '/trade'],
  ['/register?next=%2Ftrade%2FETH_USDT', '/trade/ETH_USDT'],
  ['/register?next=%2Fru%2Ftrade%2FETH_USDT', '/trade/ETH_USDT'],
])('%s leads to %s once logged in', async (at, destination) => {
  const { session } = await renderPage(at);
  await email();
  act(() => session.state.set(loggedIn()));
  expect(await screen.findByRole('heading', { name: /^\/(trade|markets)/ })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe(destination);
});

test('who is logged in is led on at once', async () => {
  await renderPage('/login', { session: loggedIn() });
  expect(await screen.findByRole('heading', { name: '/trade' })).toBeVisible();
});

test('password managers know the fields; the password can be seen', async () => {
  await renderPage('/login');
  expect(await email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('a forgotten password: the address is carried over, and the answer tells nobody whether it has an account', async () => {
  const { reset } = await renderPage('/login');
  await userEvent.type(await email(), 'demo@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(await email()).toHaveValue('demo@example.com');
  await userEvent.click(submit());
  expect(reset.calls).toEqual([['demo@example.com', '/login']]);
  await reset.succeed();
  expect(await screen.findByText(/^If demo@example.com has an account/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});

test("registration shows the provider's rules as they are met, and says what happens next", async () => {
  const { signUp, notices, referral } = await renderPage('/register');
  expect(await screen.findByText('At least 8 characters')).toBeVisible();
  expect(screen.getByText('One uppercase letter (A–Z)')).toBeVisible();
  await userEvent.type(await email(), 'new@example.com');
  await userEvent.type(password(), 'short');
  expect(await screen.findByText('Very weak')).toBeVisible();
  await userEvent.click(submit());
  expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
  await userEvent.type(password(), ' but longer');
  await userEvent.click(submit());
  expect(await screen.findByText('Your password doesn’t meet all requirements.')).toBeVisible();
  expect(signUp.calls).toEqual([]);
  await userEvent.type(password(), ' Capital');
  expect(await screen.findByText('Strong')).toBeVisible();
  await userEvent.click(submit());
  expect(signUp.calls).toEqual([['new@example.com', 'short but longer Capital', '/login']]);
  await signUp.succeed({ verificationSent: true });
  expect(notices.show).toHaveBeenCalledWith('success', {
    key: 'session:register.done',
    values: { email: 'new@example.com' },
  });
  expect(referral.execute).not.toHaveBeenCalled();
  expect(referral.keepFor).not.toHaveBeenCalled();
});

test('a referral code comes with the link, is checked for its form and named once the account is open', async () => {
  const { signUp, referral } = await renderPage('/register?ref=HALYARD7');
  const code = await screen.findByLabelText('Referral code (optional)');
  expect(code).toHaveValue('HALYARD7');
  await userEvent.type(await email(), 'new@example.com');
  await userEvent.type(password(), 'Long enough');
  await userEvent.type(code, '!');
  await userEvent.click(submit());
  expect(await screen.findByText('A referral code has 4 to 16 letters and digits.')).toBeVisible();
  await userEvent.type(code, '{Backspace}');
  await userEvent.click(submit());
  // Before the account is there, so that whoever leaves the page meanwhile was invited all the same.
  expect(referral.keepFor).toHaveBeenCalledWith('new@example.com', 'HALYARD7');
  await signUp.succeed({ verificationSent: true });
  expect(referral.execute).toHaveBeenCalledWith('HALYARD7');
});

test('a referral code is kept on the way to the login page and back, by the links of the pages and of the header', async () => {
  await renderPage('/register?ref=HALYARD7&next=%2Fmarkets');
  await screen.findByLabelText('Referral code (optional)');
  const main = within(screen.getByRole('main'));
  await userEvent.click(main.getByRole('link', { name: 'Log in' }));
  expect(window.location.search).toBe('?next=%2Fmarkets&ref=HALYARD7');
  await userEvent.click(await main.findByRole('link', { name: 'Sign up' }));
  expect(await screen.findByLabelText('Referral code (optional)')).toHaveValue('HALYARD7');
  const header = within(screen.getByRole('banner'));
  await userEvent.click(header.getByRole('link', { name: 'Log in' }));
  await userEvent.click(await header.findByRole('link', { name: 'Sign up' }));
  expect(await screen.findByLabelText('Referral code (optional)')).toHaveValue('HALYARD7');
  expect(window.location.search).toBe('?next=%2Fmarkets&ref=HALYARD7');
});

test('a referral code of the page that somebody came from is theirs too', async () => {
  await renderPage('/login?next=%2Ftrade%2FBTC_USDT%3Fref%3DHALYARD7');
  const main = within(screen.getByRole('main'));
  await userEvent.click(await main.findByRole('link', { name: 'Sign up' }));
  expect(await screen.findByLabelText('Referral code (optional)')).toHaveValue('HALYARD7');
});

test('a referral code that was typed goes along as well', async () => {
  await renderPage('/register');
  await userEvent.click(await screen.findByRole('button', { name: 'Have a referral code?' }));
  await userEvent.type(screen.getByLabelText('Referral code (optional)'), 'HALYARD7');
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
  expect(window.location.search).toBe('?ref=HALYARD7');
});

test("whoever comes back from a provider's page was invited by the code of the address", async () => {
  const { session, providerUseCase, referral } = await renderPage('/register?ref=HALYARD7', {
    session: { status: 'unknown' },
  });
  providerUseCase.comeBack = async () => {
    session.state.set(loggedIn());
    return success(undefined);
  };
  act(() => session.state.set(loggedOut));
  await waitFor(() => expect(referral.execute).toHaveBeenCalledWith('HALYARD7'));
});

test('a taken address leads to the login page, where it is filled in', async () => {
  const { signUp } = await renderPage('/register?next=%2Fmarkets');
  await userEvent.type(await email(), 'known@example.com');
  await userEvent.type(password(), 'Long enough');
  await userEvent.click(submit());
  await signUp.refuse('auth/email-already-in-use');
  await userEvent.click(screen.getByRole('link', { name: 'Log in as known@example.com' }));
  expect(await email()).toHaveValue('known@example.com');
  expect(window.location.search).toBe('?next=%2Fmarkets');
});

describe("a provider's window", () => {
  const google = () => screen.findByRole('button', { name: 'Google' });

  it('keeps nothing else from being used while it is open', async () => {
    const { popup, signIn } = await renderPage('/login');
    await userEvent.click(await google());
    expect(screen.getByText('Continue in the Google window.')).toBeVisible();
    await userEvent.type(await email(), 'demo@example.com');
    await userEvent.type(password(), 'secret');
    await userEvent.click(submit());
    expect([popup.calls, signIn.calls]).toEqual([[['google']], [['demo@example.com', 'secret']]]);
  });

  it.each(['auth/popup-closed-by-user', 'auth/user-cancelled'])(
    "that ends with %s is nobody's mistake",
    async (code) => {
      const { popup } = await renderPage('/login');
      await userEvent.click(await google());
      await popup.refuse(code);
      expect(screen.queryByText('Continue in the Google window.')).toBeNull();
      expect(document.querySelector('.problem')).toBeNull();
    },
  );

  it("that is blocked is explained, with the provider's page as another way", async () => {
    const { popup, providerUseCase } = await renderPage('/login');
    await userEvent.click(await google());
    await popup.refuse('auth/popup-blocked');
    expect(screen.getByText(/^Your browser blocked the Google window/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue on Google’s page' }));
    expect(providerUseCase.byRedirect).toHaveBeenCalledWith('google');
  });

  it.each([
    ['auth/unauthorized-domain', /^This login method is not available/],
    ['auth/invalid-api-key', /^This login method is not available/],
    ['auth/user-token-expired', /^Your login timed out/],
    ['auth/user-mismatch', /^This is a different account/],
    ['auth/login-blocked', /is blocked/],
    ['auth/account-exists-with-different-credential', /^This email is already registered/],
  ])("that is refused with %s is told in the page's words", async (code, words) => {
    const { popup } = await renderPage('/login');
    await userEvent.click(await google());
    await popup.refuse(code);
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('a second step', () => {
  it.each([
    ['totp', /^Lost your authenticator\? Restore it with your backup key/],
    ['sms', /^Can’t receive texts\? Go back to log in with a passkey/],
  ] as const)('by %s leads on whoever has no code, by ways that work', async (kind, words) => {
    const { progress } = await renderPage('/login', {
      environment: { links: { support: 'https://help.example.com' } },
    });
    act(() => progress.secondStep.set([{ id: 'a', kind, name: undefined, phone: '+1 *** 3' }]));
    const line = await screen.findByText(words);
    expect(within(line).getByRole('link', { name: /contact support/ })).toBeVisible();
  });

  const totp = { id: 'app', kind: 'totp', name: undefined, phone: undefined } as const;
  const sms = { id: 'sms', kind: 'sms', name: undefined, phone: '+*******1234' } as const;

  it("takes the authenticator's code in one field; a wrong one is told there", async () => {
    const { progress, second } = await renderPage('/login');
    await email();
    act(() => progress.secondStep.set([sms, totp]));
    expect(await screen.findByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
    const code = screen.getByLabelText('Code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '12 34-56');
    expect(code).toHaveValue('123456');
    await userEvent.click(submit());
    expect(second.calls).toEqual([['app', '123456']]);
    await second.refuse('auth/invalid-verification-code');
    expect(await screen.findByText('Incorrect code. Try again.')).toBeVisible();
    expect(code).toHaveValue('');
    expect(code).toHaveAttribute('aria-invalid', 'true');
  });

  it('sends a message to the telephone that was chosen, and another one only after a while', async () => {
    const { progress, sendCode } = await renderPage('/login');
    await email();
    act(() => progress.secondStep.set([totp, sms]));
    await userEvent.click(await screen.findByRole('button', { name: 'SMS to +*******1234' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(sendCode.calls).toEqual([['sms']]);
    await sendCode.succeed();
    expect(screen.getByText('Code sent to +*******1234.')).toBeVisible();
  });

  it('leads back to the first one', async () => {
    const { progress } = await renderPage('/login');
    await email();
    act(() => progress.secondStep.set([totp]));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to login' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  });
});

test('an address that signs in otherwise is filled in, and need not be linked', async () => {
  const { progress, drop } = await renderPage('/login');
  await email();
  act(() => progress.clash.set({ provider: 'apple', email: 'ada@example.com' }));
  expect(await screen.findByText(/^ada@example.com is already registered.*link Apple/)).toBeVisible();
  expect(await email()).toHaveValue('ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Don’t link' }));
  expect(drop.execute).toHaveBeenCalled();
});

test('a known address is told once, and no longer once it is not to be linked', async () => {
  const { progress, popup, drop } = await renderPage('/login');
  drop.execute.mockImplementation(() => progress.clash.set(undefined));
  await userEvent.click(await screen.findByRole('button', { name: 'Google' }));
  act(() => progress.clash.set({ provider: 'google', email: 'ada@example.com' }));
  await popup.refuse('auth/account-exists-with-different-credential');
  expect(screen.getAllByText(/already registered/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Don’t link' }));
  expect(screen.queryByText(/already registered/)).toBeNull();
});

describe('a passkey', () => {
  const tried = async () => {
    const page = await renderPage('/login', {}, undefined, true);
    await userEvent.click(await screen.findByRole('button', { name: 'Passkey' }));
    return page;
  };

  it('that cannot be used here says so, with what to do', async () => {
    const { passkey } = await tried();
    await passkey.refuse('auth/passkey-unavailable');
    expect(screen.getByText('Passkeys can’t be used here. Log in another way.')).toBeVisible();
  });

  it('takes the place of what went wrong before, and gives it up to the next way', async () => {
    const { passkey, signIn, popup } = await renderPage('/login', {}, undefined, true);
    await userEvent.type(await email(), 'demo@example.com');
    await userEvent.type(password(), 'secret');
    await userEvent.click(submit());
    await signIn.refuse();
    await userEvent.click(screen.getByRole('button', { name: 'Passkey' }));
    await passkey.refuse('auth/unknown-passkey');
    expect([...document.querySelectorAll('.problem')].map((line) => line.textContent)).toEqual([
      'Passkey not recognised. Log in another way.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Google' }));
    await popup.refuse('auth/login-blocked');
    expect([...document.querySelectorAll('.problem')].map((line) => line.textContent)).toEqual([
      expect.stringMatching(/is blocked/),
    ]);
  });

  it('that nobody showed is said quietly', async () => {
    const { passkey } = await tried();
    await passkey.cancel();
    expect(screen.getByText('No passkey used. Try again or log in another way.')).toBeVisible();
    expect(document.querySelector('.problem')).toBeNull();
  });
});

describe('a wrong code of a telephone', () => {
  const refused = async () => {
    const page = await renderPage('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Phone' }));
    await userEvent.type(await screen.findByLabelText('Phone number'), '+4915112345678');
    await userEvent.click(submit());
    await page.sendCode.succeed();
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(submit());
    await page.second.refuse('auth/invalid-verification-code');
    expect(await screen.findByText('Incorrect code. Try again.')).toBeVisible();
    return page;
  };

  it('is forgotten with a new one', async () => {
    const { sendCode } = await refused();
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }));
    await sendCode.succeed();
    expect(screen.queryByText('Incorrect code. Try again.')).toBeNull();
  });

  it('is no longer told beside the next that is typed', async () => {
    await refused();
    const code = screen.getByLabelText('Code');
    await userEvent.type(code, '6');
    expect(code).toHaveValue('6');
    expect(code).not.toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(screen.queryByText('Incorrect code. Try again.')).toBeNull());
  });
});

test('where the exchange logs in on its own host, the page leads there', async () => {
  await renderPage('/login', { environment: { session: { cookieName: '__Host-authorization' } } });
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', 'https://login.test');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

describe('what its owner knows the page by', () => {
  it('stands over the form on a device that shows it', async () => {
    await renderPage('/login', {}, JSON.stringify({ picture: 'kite', phrase: 'over the hills' }));
    expect(await screen.findByRole('img', { name: 'Kite' })).toBeVisible();
    expect(screen.getByText('over the hills')).toBeVisible();
  });

  it('is not there where nobody chose any, or where something else was written in its place', async () => {
    await renderPage('/login', {}, JSON.stringify({ picture: 'dragon', phrase: 'over the hills' }));
    await email();
    expect(screen.queryByText('over the hills')).toBeNull();
  });
});
