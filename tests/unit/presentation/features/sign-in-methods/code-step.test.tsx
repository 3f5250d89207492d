import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { SingleRequest } from '../../../../../src/presentation/features/session/single-request';
import { CodeStep } from '../../../../../src/presentation/features/sign-in-methods/code-step.view';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

it('a wrong code is no longer told beside the next that is typed', async () => {
  const request = new SingleRequest();
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    texts: [...accountSecurityFeature.texts, 'session'],
    open: async () => ({
      View: () => <CodeStep request={request} submit="Confirm" onSubmit={() => undefined} />,
      stores: {},
    }),
  });
  const code = await screen.findByLabelText('Code');
  await userEvent.type(code, '123456');
  act(() => request.end({ kind: 'signIn', code: 'auth/invalid-verification-code' }));
  expect(await screen.findByText('Incorrect code. Try again.')).toBeVisible();
  expect(code).toHaveValue('');
  await userEvent.type(code, '6');
  expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(screen.queryByText('Incorrect code. Try again.')).toBeNull());
});
