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

/** The exchange takes no code before `retryAfter` is over. */
async function askTooSoon(retryAfter: number) {
  const check = { factors: ['EMAIL', 'OTP'], passkey: false, recovery: false };
  const store = new StepUpStore(
    { check: async () => success(check) } as never,
    new SendProofCode({ sendCode: async () => failure({ kind: 'rateLimited', retryAfter }) } as never),
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
}

const tooSoon = 'Too many requests. Wait a moment and try again.';

test('a code that was asked for too soon is refused at its field, and only the button counts the seconds', async () => {
  await askTooSoon(42_000);
  expect(await screen.findByText(tooSoon)).toBeInTheDocument();
  expect(screen.getByLabelText('Email code')).toHaveAccessibleDescription(tooSoon);
  expect(await screen.findByRole('button', { name: /^Resend in 4[12]s$/ })).toBeInTheDocument();
});

test('the refusal goes once a code may be sent again', async () => {
  await askTooSoon(1_500);
  expect(await screen.findByText(tooSoon)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Send code' }, { timeout: 4_000 })).toBeInTheDocument();
  expect(screen.queryByText(tooSoon)).not.toBeInTheDocument();
});

test('a long wait is told in minutes, as many as are left', async () => {
  await askTooSoon(120_900);
  expect(await screen.findByText('Too many attempts. Try again in 3 minutes.')).toBeInTheDocument();
  expect(
    await screen.findByText('Too many attempts. Try again in 2 minutes.', {}, { timeout: 4_000 }),
  ).toBeInTheDocument();
});
