import { screen } from '@testing-library/react';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { AccountFrame } from '../../../../../src/presentation/features/account-kit/account-frame.view';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { renderShell } from '../../shell/shell-fixture';

const words = 'You were logged out from another device.';

async function show(session: SessionState): Promise<void> {
  await renderShell({
    at: accountSecurityFeature.path,
    session,
    texts: accountSecurityFeature.texts,
    open: async () => ({
      View: () => (
        <AccountFrame title="Security" text="">
          {null}
        </AccountFrame>
      ),
      stores: {},
    }),
  });
  await screen.findByText('Log in to continue');
}

it('a page that somebody was taken off says who did it, and not only what to do', async () => {
  await show({ status: 'loggedOut', ended: 'elsewhere' });
  expect(screen.getByText(new RegExp(words))).toBeTruthy();
});

it('nobody else has done anything where a session is over by itself', async () => {
  await show({ status: 'loggedOut', ended: 'unauthorised' });
  expect(screen.queryByText(new RegExp(words))).toBeNull();
});
