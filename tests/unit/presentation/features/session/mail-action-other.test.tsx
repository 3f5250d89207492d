import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageOfLink } from '../../../../../src/application/session/language-of-link';
import { success } from '../../../../../src/domain/shared/result';
import { MailActionStore } from '../../../../../src/presentation/features/session/mail-action.store';
import { MemoryLanguageCookie } from '../../../../fakes/memory-platform';
import { loggedIn, ownPage, renderShell } from '../../shell/shell-fixture';

/** Somebody is logged in as a@example.com and opens the link of a mail to this address. */
async function follow(email: string) {
  const action = { kind: 'verifyEmail', email, newEmail: undefined } as const;
  const links = { read: async () => success(action), apply: async () => success(undefined) };
  const stores: Record<string, unknown> = {
    mailAction: new MailActionStore(links as never, {} as never, {} as never),
    password: {},
    secondStep: { choices: undefined, back: () => undefined },
  };
  let ready = (): void => undefined;
  const opened = new Promise<void>((resolve) => (ready = resolve));
  const { shell, translations, session } = await renderShell({
    at: '/auth/action?mode=verifyEmail&oobCode=c&apiKey=k&lang=en',
    session: loggedIn(),
    open: async (feature) => {
      await opened;
      return ownPage(feature, stores);
    },
    texts: ['session'],
  });
  stores['language'] = new LanguageOfLink(translations, new MemoryLanguageCookie(), session);
  ready();
  expect(await screen.findByText(`${email} confirmed.`)).toBeVisible();
  return { shell, main: within(screen.getByRole('main')), user: userEvent.setup() };
}

test('a link of somebody else leads to their account, not on into the one that is logged in', async () => {
  const { shell, main, user } = await follow('ana@example.com');
  const logOut = jest.spyOn(shell.session, 'logOut').mockResolvedValue(undefined);
  expect(main.getByText('On this device you’re logged in as a@example.com.')).toBeVisible();
  expect(main.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Log out and switch account' }));
  expect(logOut).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/login');
});

test('one’s own leads on', async () => {
  const { main } = await follow('A@example.com');
  expect(main.getByRole('link', { name: 'Continue' })).toBeVisible();
  expect(main.queryByText(/logged in as/)).not.toBeInTheDocument();
});
