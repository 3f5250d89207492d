import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { success } from '../../../../../src/domain/shared/result';
import { keepTypedText } from '../../../../../src/infrastructure/offline/typed-text';
import { keepTypedFields } from '../../../../../src/main/bootstrap/typed-fields';
import { StepUpDialog } from '../../../../../src/presentation/features/account-kit/step-up-dialog.view';
import { StepUpStore } from '../../../../../src/presentation/features/account-kit/step-up.store';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { KeptKeyStep } from '../../../../../src/presentation/features/sign-in-methods/kept-key-step.view';
import { sampleActs } from '../../../../support/sample-acts';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

beforeAll(keepTypedFields);
beforeEach(() => sessionStorage.clear());

const keptOfThePage = (): string => {
  keepTypedText();
  return sessionStorage.getItem('typed-text') ?? '';
};

async function render(View: () => React.ReactNode): Promise<void> {
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    texts: ['accountKit', 'signInMethods'],
    open: async () => ({ View, stores: {} }),
  });
}

test('neither a recovery code nor a password that is shown is written down', async () => {
  const check = { factors: ['WITHDRAW_PWD'], passkey: false, recovery: true, toSetUp: [] };
  const store = new StepUpStore({ check: async () => success(check) } as never, {} as never, {} as never, {} as never);
  await render(() => <StepUpDialog store={store} />);
  void store.run(sampleActs.CHANGE_EMAIL[0], async () => success('changed'));
  await userEvent.click(await screen.findByRole('button', { name: 'Show password' }));
  await userEvent.type(screen.getByLabelText('Withdrawal password'), 'opensesame');
  expect(screen.getByLabelText('Withdrawal password')).toMatchObject({ type: 'text', value: 'opensesame' });
  expect(keptOfThePage()).not.toContain('opensesame');
  await userEvent.click(screen.getByRole('button', { name: 'Use recovery code' }));
  await userEvent.type(screen.getByLabelText('Recovery code'), 'abcd-efgh');
  expect(screen.getByLabelText('Recovery code')).toMatchObject({ value: 'abcd-efgh' });
  expect(keptOfThePage()).not.toContain('abcd-efgh');
});

test('the key of an authenticator is not written down', async () => {
  await render(() => <KeptKeyStep store={{ entering: { busy: false } } as never} onBack={() => undefined} />);
  await userEvent.type(await screen.findByLabelText('Backup key'), 'JBSWY3DP');
  expect(keptOfThePage()).not.toContain('JBSWY3DP');
});
