import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionState } from '../../../../src/application/session/session-state';
import type { Feature, OpenedFeature } from '../../../../src/presentation/runtime/feature';
import { loggedIn, ownPage, renderShell } from './shell-fixture';

const header = () => within(screen.getByRole('banner'));
/** The page of missing pages as it is, all others as their paths. */
const opensMissing = async (route: Feature): Promise<OpenedFeature> =>
  route.path === '*' ? ownPage(route, {}) : { View: () => <h1>{route.path}</h1>, stores: {} };
const footer = () => within(screen.getByRole('contentinfo'));

test('visitors find the pages and the ways in', async () => {
  await renderShell({ at: '/markets?tab=PERP' });
  expect(header().getByRole('link', { name: 'Markets' })).toHaveAttribute('aria-current', 'page');
  expect(header().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fmarkets%3Ftab%3DPERP');
  expect(header().getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/register?next=%2Fmarkets%3Ftab%3DPERP',
  );
});

test('a new page takes the focus to its heading; the first one leaves it alone', async () => {
  await renderShell({ at: '/' });
  expect(await screen.findByRole('heading', { level: 1, name: '/' })).not.toHaveFocus();
  await userEvent.click(header().getByRole('link', { name: 'Markets' }));
  expect(await screen.findByRole('heading', { level: 1, name: '/markets' })).toHaveFocus();
});

test('an address that leads nowhere says so', async () => {
  await renderShell({ at: '/nowhere', open: (route) => ownPage(route, {}) });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(document.title).toBe('Page not found · Test');
});

test('an address that puts a language before English leads to its page, with all that follows', async () => {
  await renderShell({ at: '/en/markets?tab=PERP#top', open: opensMissing });
  expect(await screen.findByRole('heading', { level: 1, name: '/markets' })).toBeVisible();
  expect(window.location.href).toBe('http://localhost/markets?tab=PERP#top');
});

test('beneath another language it is no page', async () => {
  await renderShell({ at: '/ru/en/markets', open: opensMissing });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(window.location.pathname).toBe('/ru/en/markets');
});

test('a main account shows its cool name', async () => {
  await renderShell({ session: loggedIn() });
  expect(header().getByRole('button', { name: 'Account: Quiet Otter' })).toBeVisible();
});

test('a main account whose cool name is still being read shows no other name meanwhile', async () => {
  const waiting = { ...loggedIn(), coolName: undefined } as SessionState;
  const { session } = await renderShell({ session: waiting });
  expect(header().getByRole('button', { name: 'Account' })).toBeVisible();
  expect(screen.queryByText('a@example.com')).toBeNull();
  act(() => session.state.set(loggedIn()));
  expect(header().getByRole('button', { name: 'Account: Quiet Otter' })).toBeVisible();
});

test('another account shows its alias', async () => {
  await renderShell({ session: loggedIn(false) });
  expect(header().getByRole('button', { name: 'Account: desk-2' })).toBeVisible();
});

test('the language is switched by its own name; the page says which it is', async () => {
  await renderShell();
  await userEvent.click(header().getByRole('button', { name: 'Language: English' }));
  await userEvent.click(header().getByRole('button', { name: 'Русский' }));
  expect(await header().findByRole('link', { name: 'Рынки' })).toBeVisible();
  expect(document.documentElement.lang).toBe('ru');
});

test('a menu closes by Esc and gives the focus back', async () => {
  await renderShell();
  const button = header().getByRole('button', { name: 'Theme: Dark' });
  await userEvent.click(button);
  expect(header().getByRole('button', { name: 'Light' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('the connection is told in words, and can be tried again when it is lost', async () => {
  const { connection, stream } = await renderShell();
  expect(footer().getByText('Live')).toBeVisible();
  act(() => connection.set({ phase: 'closed', retry: 2 }));
  expect(footer().getByText('Reconnecting, attempt 2 of 3')).toBeVisible();
  expect(screen.getByText('Prices are not live.', { exact: false })).toBeVisible();
  act(() => connection.set({ phase: 'offline' }));
  await userEvent.click(footer().getByRole('button', { name: 'Reconnect now' }));
  expect(stream.reconnect).toHaveBeenCalledTimes(1);
});

test('the footer leads only where the deployment has something, and safely', async () => {
  await renderShell({
    environment: {
      links: {
        support: 'https://help.test',
        apiDocs: '/api-reference',
        x: 'javascript:alert(1)',
        brandKit: 'http://plain.test',
      },
    },
  });
  expect(footer().getByRole('link', { name: 'Support center' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(footer().getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', '/api-reference');
  expect(footer().getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
  for (const absent of ['X', 'Brand kit', 'Bug bounty'])
    expect(footer().queryByRole('link', { name: absent })).toBeNull();
});

test('an error message is announced at once, others when there is a pause', async () => {
  const { shell, time } = await renderShell();
  act(() => shell.notices.show('error', { key: 'common:rejection.insufficientBalance' }));
  act(() => shell.notices.show('success', { text: 'Fine' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Insufficient balance.');
  expect(screen.getByText('Fine', { exact: false }).closest('[role=status]')).not.toBeNull();
  act(() => time.advance(3_000));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that breaks keeps the shell, has a number to quote and can be tried again', async () => {
  let broken = true;
  const View = () => {
    if (broken) throw new Error('broken on purpose');
    return <h1>Whole again</h1>;
  };
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { log } = await renderShell({ open: async () => ({ View, stores: {} }) });
  expect(await screen.findByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible();
  const id = /Error (\w{8})/.exec(document.body.textContent)?.[1];
  expect(log.lines.some(({ details }) => (details as { id?: string })?.id === id)).toBe(true);
  expect(header().getByRole('link', { name: 'Markets' })).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Whole again' })).toBeVisible();
  quiet.mockRestore();
});

test('a page whose code does not load can be tried again', async () => {
  let reachable = false;
  await renderShell({
    open: async () => (reachable ? { View: () => <h1>Here</h1>, stores: {} } : Promise.reject(new Error('network'))),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reachable = true;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
});
