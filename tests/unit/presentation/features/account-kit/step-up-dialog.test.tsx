import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendProofCode } from '../../../../../src/application/security/send-proof-code.use-case';
import { failure, success } from '../../../../../src/domain/shared/result';
import { StepUpDialog } from '../../../../../src/presentation/features/account-kit/step-up-dialog.view';
import { StepUpStore } from '../../../../../src/presentation/features/account-kit/step-up.store';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { sampleActs } from '../../../../support/sample-acts';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

test('a code that was asked for too soon is refused at its field, with the seconds to wait', async () => {
  const check = { factors: ['EMAIL', 'OTP'], passkey: false, recovery: false };
  const store = new StepUpStore(
    { check: async () => success(check) } as never,
    new SendProofCode({ sendCode: async () => failure({ kind: 'rateLimited', retryAfter: 42_000 }) } as never),
    { now: () => Date.now() },
    {} as never,
  );
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    texts: ['accountKit'],
    open: async () => ({ View: () => <StepUpDialog store={store} />, stores: {} }),
  });
  void store.run(sampleActs.CHANGE_EMAIL[0], async () => success('changed'));
  await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Too many requests. Try again in 42s.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email code')).toHaveAccessibleDescription('Too many requests. Try again in 42s.');
  expect(await screen.findByRole('button', { name: /^Resend in 4[12]s$/ })).toBeInTheDocument();
});
