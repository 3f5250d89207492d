import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { SendProofCode } from '../../../../../src/application/security/send-proof-code.use-case';
import type { Factor } from '../../../../../src/domain/security/factor';
import { failure, success } from '../../../../../src/domain/shared/result';
import { StepUpDialog } from '../../../../../src/presentation/features/account-kit/step-up-dialog.view';
import { StepUpStore } from '../../../../../src/presentation/features/account-kit/step-up.store';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { sampleActs } from '../../../../support/sample-acts';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

/** The exchange takes no code before `retryAfter` is over. */
async function askTooSoon(retryAfter: number) {
  const check = { factors: ['EMAIL', 'OTP'], passkey: false, recovery: false, toSetUp: [] };
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

/** The exchange refuses each code that is given. */
async function giveCode(refused: Failure, toSetUp: readonly Factor[] = []) {
  const check = { factors: ['EMAIL'], passkey: false, recovery: false, toSetUp };
  const store = new StepUpStore(
    { check: async () => success(check) } as never,
    new SendProofCode({ sendCode: async () => success({ expiresIn: 600_000, resendAfter: 60_000 }) } as never),
    { now: () => Date.now() },
    {} as never,
  );
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    texts: ['accountKit'],
    open: async () => ({ View: () => <StepUpDialog store={store} />, stores: {} }),
  });
  const outcome = store.run(sampleActs.CREATE_CREDENTIAL[0], async () => failure(refused));
  return { outcome, user: userEvent.setup() };
}

test.each([
  [{ triesLeft: 4 }, { expiredCode: true }, 'This code has expired. Request a new one.'],
  [{ triesLeft: 4 }, {}, 'Incorrect. 4 attempts left.'],
  [{ triesLeft: 0 }, {}, 'Too many attempts. Try again later.'],
] as const)('a refused code says what it was: %j %j', async (tries, expired, words) => {
  const { user } = await giveCode({ kind: 'invalid', wrongProof: { factor: 'EMAIL', ...tries }, ...expired });
  await user.type(await screen.findByLabelText('Email code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a code that was sent says for how long it is good', async () => {
  const { user } = await giveCode({ kind: 'offline' });
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Valid for 10 min.')).toBeInTheDocument();
});

test('without an address the way to add one comes in place of a code that could not be sent', async () => {
  const { outcome, user } = await giveCode({ kind: 'offline' }, ['EMAIL']);
  expect(await screen.findByRole('link', { name: 'Add email' })).toHaveAttribute(
    'href',
    '/account/security#email-address',
  );
  expect(await outcome).toEqual(failure({ kind: 'cancelled' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('Add an email first')).not.toBeInTheDocument();
});

test.each<[Failure, string]>([
  [{ kind: 'rejected', reason: 'accountFrozen', code: '302903' }, 'Account frozen. Unfreeze it in Security first.'],
  [{ kind: 'rejected', reason: 'notAvailable', code: '302100' }, 'Not available'],
  [{ kind: 'rejected', reason: 'notAvailable' }, 'Passkeys can’t be used here. Use another way or another device.'],
  [{ kind: 'cancelled' }, 'Cancelled.'],
])('a passkey that proves nothing says why: %j', async (refused, words) => {
  const store = new StepUpStore(
    { check: async () => success({ factors: ['PASSKEY'], passkey: true, recovery: false, toSetUp: [] }) } as never,
    {} as never,
    { now: () => Date.now() },
    { isAvailable: true, execute: async () => failure(refused) } as never,
  );
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    texts: ['accountKit'],
    open: async () => ({ View: () => <StepUpDialog store={store} />, stores: {} }),
  });
  void store.run(sampleActs.UNFREEZE_ACCOUNT[0], async () => success('unfrozen'));
  await userEvent.click(await screen.findByRole('button', { name: 'Use passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

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
