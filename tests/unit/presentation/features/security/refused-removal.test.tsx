import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WaysBack } from '../../../../../src/domain/security/recovery';
import { failure, success } from '../../../../../src/domain/shared/result';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { AntiPhishingSection } from '../../../../../src/presentation/features/security/anti-phishing-section.view';
import { AntiPhishingStore } from '../../../../../src/presentation/features/security/anti-phishing.store';
import { AuthenticatorSection } from '../../../../../src/presentation/features/security/authenticator-section.view';
import { AuthenticatorStore } from '../../../../../src/presentation/features/security/authenticator.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { read } from '../../../../support/reads';
import { proving } from '../../../../support/stores';
import { shown } from '../../../application/security/security-fakes';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const offline = failure({ kind: 'offline' });

async function show(View: () => React.JSX.Element) {
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    texts: accountSecurityFeature.texts,
    open: async () => ({ View, stores: {} }),
  });
  return userEvent.setup();
}

test.each([
  ['Remove anti-phishing code', antiPhishing],
  ['Remove authenticator app', authenticator],
] as const)('why it could not be done is told where the question was: %s', async (name, section) => {
  const user = await show(await section());
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/connection|offline|internet/i);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

async function antiPhishing() {
  const { queries } = shown({ antiPhishingCode: success({ masked: 'o***r' }) });
  await queries.antiPhishingCode().refresh();
  const host = exchange({ execute: offline });
  const store = new AntiPhishingStore(host.port, proving().stepUp, new RecordedNotices());
  return () => <AntiPhishingSection store={store} queries={queries} />;
}

test.each([
  [[], 10, / Your recovery codes stop working\.$/],
  [['Key'], 10, /24 hours\.$/],
  [[], 0, /24 hours\.$/],
] as const)('the recovery codes that go with the last second factor are told (%j, %d left)', async (...each) => {
  const [passkeys, codesLeft, told] = each;
  const user = await show(await authenticator({ passkeys, codesLeft }));
  await user.click(await screen.findByRole('button', { name: 'Remove authenticator app' }));
  expect(await screen.findByText(/Other devices are logged out/)).toHaveTextContent(told);
});

async function authenticator(ways: Partial<WaysBack> = {}) {
  const { queries } = shown({ authenticator: success({ bound: true, since: 1, shownAt: 2 }) });
  await queries.authenticator().refresh();
  const host = exchange({ remove: offline });
  const store = new AuthenticatorStore(queries, host.port, host.port, proving().stepUp, new RecordedNotices());
  const known = { authenticator: true, passkeys: [], codesLeft: 0, ...ways } as unknown as WaysBack;
  const answer = { current: read(known), subscribe: () => () => undefined, refresh: async () => undefined };
  const recovery = { ways: () => answer };
  return () => <AuthenticatorSection store={store} queries={queries} recovery={recovery} />;
}
