import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { PasswordsSection } from '../../../../../src/presentation/features/security/passwords-section.view';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

it.each([
  [false, 'Once set, required for every withdrawal.'],
  [true, 'Required for every withdrawal.'],
])('says what the withdrawal password is for as things are (set: %p)', async (ok, words) => {
  const overview = Object.assign(new Subject(read({ items: [{ key: 'WITHDRAW_PWD', ok, weight: 1 }] })), {
    refresh: async () => undefined,
  });
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    texts: accountSecurityFeature.texts,
    open: async () => ({
      View: () => (
        <PasswordsSection store={{ close: () => undefined } as never} queries={{ overview: () => overview } as never} />
      ),
      stores: {},
    }),
  });
  expect(await screen.findByText(words)).toBeInTheDocument();
});
