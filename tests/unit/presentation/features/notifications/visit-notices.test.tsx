import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { pages } from '../../../../../src/presentation/shell/pages';
import { ownPage, renderShell } from '../../shell/shell-fixture';

test('a toast that is gone can be read again in the list of notifications', async () => {
  const page = pages.find(({ path }) => path === '/notification')!;
  const { shell, time } = await renderShell({
    at: page.path,
    session: { status: 'loggedOut', ended: false },
    open: () => ownPage(page, {}),
  });
  const { notices } = shell;
  expect(screen.queryByText('This session')).toBeNull();
  act(() => notices.show('error', { text: 'The popup has been blocked.' }));
  act(() => time.advance(3_000));
  expect(notices.shown).toEqual([]);
  const list = screen.getByRole('region', { name: 'This session' });
  expect(within(list).getByText('The popup has been blocked.')).toBeInTheDocument();
});
