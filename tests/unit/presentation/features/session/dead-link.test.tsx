import { screen, within } from '@testing-library/react';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { DeadLink } from '../../../../../src/presentation/features/session/dead-link.view';
import { mailActionFeature } from '../../../../../src/presentation/features/session/mail-action.feature';
import { loggedIn, loggedOut, renderShell } from '../../shell/shell-fixture';

async function show(session: SessionState) {
  await renderShell({
    at: mailActionFeature.path,
    session,
    texts: ['session'],
    open: async () => ({ View: () => <DeadLink failure={undefined} />, stores: {} }),
  });
  await screen.findByRole('heading', { name: 'This link no longer works' });
  return within(screen.getByRole('main'));
}

it('tells whoever is logged in that nothing may be left to do, and leads to where that is seen', async () => {
  const page = await show(loggedIn());
  expect(page.getByText('Already done? Then there’s nothing more to do.')).toBeTruthy();
  expect(page.getByRole('link', { name: 'Security' }).getAttribute('href')).toBe('/account/security');
});

it('leads everybody else to where another link is asked for', async () => {
  const page = await show(loggedOut);
  expect(page.getByText('Request a new one on the login page.')).toBeTruthy();
  expect(page.getByRole('link', { name: 'Log in' })).toBeTruthy();
});
