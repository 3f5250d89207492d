import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionState } from '../../../../src/application/session/session-state';
import { pages } from '../../../../src/presentation/shell/pages';
import { ownPage, renderShell } from './shell-fixture';

const unread: SessionState = {
  status: 'loggedIn',
  account: { status: 'failed', failure: { kind: 'offline' } },
  coolName: undefined,
};

/** Pages that are about an account; what they are made of is asked for only once the account is there. */
const ofAccount = pages.filter(({ path }) => /^\/(account|notification)/.test(path));

test('there are pages about an account', () => expect(ofAccount.length).toBeGreaterThan(6));

test.each(ofAccount.map((page) => [page.path, page] as const))(
  '%s says why it is empty while the account cannot be read, and asks again on a press',
  async (path, page) => {
    const nothing: object = new Proxy(() => undefined, { get: () => nothing });
    const { session } = await renderShell({ at: path, session: unread, open: () => ownPage(page, nothing) });
    const asked = jest.fn();
    Object.assign(session, { readAccount: async () => asked() });
    const main = within(await screen.findByRole('main'));
    const alert = await main.findByRole('alert');
    expect(alert).toHaveTextContent('No connection to the exchange');
    await userEvent.setup().click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(asked).toHaveBeenCalledTimes(1);
    act(() => session.state.set({ ...unread, account: { status: 'loading' } }));
    expect(main.queryByRole('alert')).toBeNull();
  },
);
