import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import {
  AuthenticatorCodeField,
  type CodeFields,
} from '../../../../../src/presentation/features/security/code-field.view';
import { Form, useForm } from '../../../../../src/presentation/kit/antd/form';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const wrong: Failure = { kind: 'invalid', wrongProof: { factor: 'OTP', triesLeft: 4 } };

function Codes() {
  const [form] = useForm<CodeFields>();
  const [failure, setFailure] = useState<Failure>();
  return (
    <Form form={form} initialValues={{ code: '' }} onFinish={() => setFailure({ ...wrong })}>
      <AuthenticatorCodeField form={form} label="Code" failure={failure} />
      <button type="submit">Send</button>
    </Form>
  );
}

test('a wrong code is told until another is typed, of which too few digits are told', async () => {
  await renderShell({
    session: loggedIn(),
    at: accountSecurityFeature.path,
    texts: accountSecurityFeature.texts,
    open: async () => ({ View: Codes, stores: {} }),
  });
  const user = userEvent.setup();
  const code = await screen.findByLabelText('Code');
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Incorrect. 4 attempts left.')).toBeInTheDocument();
  expect(code).toHaveValue('');
  await user.type(code, '12');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Enter the 6-digit code.')).toBeInTheDocument();
  expect(screen.queryByText('Incorrect. 4 attempts left.')).not.toBeInTheDocument();
});
