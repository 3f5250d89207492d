import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, success } from '../../../../src/domain/shared/result';
import { LogInStore } from '../../../../src/presentation/session/log-in.store';
import { RegistrationStore } from '../../../../src/presentation/session/registration.store';
import { loggedIn, ownPage, renderShell } from '../app/shell-fixture';

/** Requests that a test answers when it wants to. */
function waitingUseCase() {
  const calls: string[][] = [];
  let answer: (ok: boolean) => void = () => undefined;
  const execute = (...details: string[]) => {
    calls.push(details);
    return new Promise((resolve) => (answer = (ok) => resolve(ok ? success(undefined) : failure({ kind: 'signIn', code: 'auth/invalid-credential', detail: 'Provider says no' }))));
  };
  return { calls, useCase: { execute }, answer: (ok: boolean) => act(async () => answer(ok)) };
}

async function renderPage(at: string, options: Parameters<typeof renderShell>[0] = {}) {
  const signIn = waitingUseCase();
  const signUp = waitingUseCase();
  const reset = waitingUseCase();
  const notices = { show: jest.fn() };
  const stores = {
    logIn: new LogInStore(signIn.useCase as never, reset.useCase as never),
    registration: new RegistrationStore(signUp.useCase as never, { minimumPasswordLength: async () => success(8) } as never, notices),
  };
  const shell = await renderShell({
    at,
    open: async (route) => (/^\/(login|register)$/.test(route.path) ? ownPage(route, stores) : { Page: () => <h1>{route.path}</h1>, stores: {} }),
    ...options,
  });
  return { ...shell, signIn, signUp, reset, notices };
}

const email = () => screen.findByLabelText('E-mail');
const password = () => screen.getByLabelText('Password');
const submit = () => document.querySelector<HTMLButtonElement>('form button[type=submit]')!;

test('what is missing is said at the field, and nothing is sent', async () => {
  const { signIn } = await renderPage('/login');
  await userEvent.type(await email(), 'demo');
  await userEvent.click(submit());
  expect(await screen.findByText(/does not look like an e-mail address/)).toBeVisible();
  expect(screen.getByText('Enter your password.')).toBeVisible();
  expect(await email()).toHaveAttribute('aria-invalid', 'true');
  expect(signIn.calls).toEqual([]);
});

test('errors at the fields follow the language', async () => {
  const { shell } = await renderPage('/login');
  await email();
  await userEvent.click(submit());
  expect(await screen.findByText('Enter your password.')).toBeVisible();
  await act(() => shell.language.choose('es'));
  expect(await screen.findByText('Escribe tu contraseña.')).toBeVisible();
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
  await signIn.answer(false);
  expect(submit()).not.toHaveAttribute('aria-busy');
  expect(password()).toHaveValue('wrong');
  expect(screen.getByText(/^The e-mail address or the password is wrong/)).toBeVisible();
});

test.each([
  ['/login?next=%2Fmarkets%3Ftab%3DPERP', '/markets?tab=PERP'],
  ['/login', '/trade'],
  ['/login?next=%2F%2Fevil.example', '/trade'],
  ['/login?next=https%3A%2F%2Fevil.example', '/trade'],
  ['/register', '/trade'],
  ['/register?next=%2Fmarkets', '/trade'],
  ['/register?next=%2Ftrade%2FETH_USDT', '/trade/ETH_USDT'],
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
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  expect(await email()).toHaveValue('demo@example.com');
  await userEvent.click(submit());
  expect(reset.calls).toEqual([['demo@example.com']]);
  await reset.answer(true);
  expect(await screen.findByText(/^If demo@example.com has an account/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to log in' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('registration shows and checks the provider\'s policy, and says when it worked', async () => {
  const { signUp, notices } = await renderPage('/register');
  expect(await screen.findByText('At least 8 characters')).toBeVisible();
  await userEvent.type(await email(), 'new@example.com');
  await userEvent.type(password(), 'short');
  await userEvent.click(submit());
  expect(await screen.findByText('The password needs at least 8 characters.')).toBeVisible();
  expect(signUp.calls).toEqual([]);
  await userEvent.type(password(), ' but longer');
  await userEvent.click(submit());
  expect(signUp.calls).toEqual([['new@example.com', 'short but longer']]);
  await signUp.answer(true);
  expect(notices.show).toHaveBeenCalledWith('success', { key: 'session:register.done' });
});

test('where the exchange logs in on its own host, the page leads there', async () => {
  await renderPage('/login', { environment: { session: { cookieName: '__Host-authorization' } } });
  expect(await screen.findByRole('link', { name: 'Go there now' })).toHaveAttribute('href', 'https://login.test');
  expect(screen.queryByLabelText('Password')).toBeNull();
});
