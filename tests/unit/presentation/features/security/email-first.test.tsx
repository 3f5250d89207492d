import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { success } from '../../../../../src/domain/shared/result';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { CheckUpSection } from '../../../../../src/presentation/features/security/check-up-section.view';
import securityDialogs from '../../../../../src/presentation/features/security/security-dialogs.view';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

/** Somebody who signs in by telephone. */
function byPhone(email = ''): SessionState {
  const session = loggedIn();
  if (session.status !== 'loggedIn' || session.account.status !== 'ready')
    throw new Error('The fixture has no account');
  return { ...session, account: read({ ...session.account.value, email }) };
}

const forms = {
  authenticator: { dialog: 'enrol', step: 'app' },
  passkeys: { dialog: 'add' },
  passwords: { dialog: { kind: 'withdraw', act: 'create' } },
  antiPhishing: { dialog: 'set' },
  pageMark: { dialog: 'set' },
  closure: { dialog: 'close' },
} as const;

async function showForm(form: keyof typeof forms) {
  const done: string[] = [];
  const close = () => void done.push('closed');
  const stores = {
    authenticator: {},
    passkeys: {},
    passwords: {},
    antiPhishing: {},
    pageMark: {},
    recovery: {},
    closure: {},
    stepUp: { cancel: () => undefined },
    email: { open: false, begin: () => void done.push('begun') },
    [form]: { ...forms[form], close, leave: close },
  };
  const View = securityDialogs.View as React.ComponentType<{ stores: object }>;
  await renderShell({
    at: accountSecurityFeature.path,
    session: byPhone(),
    texts: ['accountKit', 'security'],
    open: async () => ({ View: () => <View stores={stores} />, stores: {} }),
  });
  expect(await screen.findByRole('heading', { name: 'Add an email first' })).toBeInTheDocument();
  return { done, user: userEvent.setup() };
}

it.each(Object.keys(forms) as (keyof typeof forms)[])(
  'without an address %s gives way to adding one, before anything is filled in',
  async (form) => {
    const { done, user } = await showForm(form);
    await user.click(screen.getByRole('button', { name: 'Add email' }));
    expect(done).toEqual(['closed', 'begun']);
  },
);

async function showCheckUp(session: SessionState) {
  const resource = <T,>(value: T) => ({
    current: read(value),
    subscribe: () => () => undefined,
    refresh: async () => success(value),
  });
  const items = [{ key: 'OTP', ok: false, weight: 50 }];
  const queries = { overview: () => resource({ score: 0, items }) };
  await renderShell({
    at: accountSecurityFeature.path,
    session,
    texts: ['accountKit', 'security'],
    open: async (feature) =>
      feature === accountSecurityFeature
        ? { View: () => <CheckUpSection queries={queries as never} canChange />, stores: {} }
        : { View: () => null, stores: {} },
  });
  await screen.findByRole('heading', { name: 'Security check-up' });
  return screen.getAllByRole('link', { name: /^Set up|^Add/ }).map((link) => link.textContent);
}

it('begins the check-up with the address that all the rest waits for', async () => {
  expect(await showCheckUp(byPhone())).toEqual(['Add', 'Set up']);
});

it('says nothing of an address that is there', async () => {
  expect(await showCheckUp(byPhone('a@example.com'))).toEqual(['Set up']);
});
