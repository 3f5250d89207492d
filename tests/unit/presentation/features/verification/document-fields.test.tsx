import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { Form } from '../../../../../src/presentation/kit/antd/form';
import { DocumentFields, PersonFields } from '../../../../../src/presentation/features/verification/form-fields.view';
import { identityVerificationFeature } from '../../../../../src/presentation/features/verification/identity-verification.feature';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

it('shows a day to come for the end of a document, and a past one for a birthday', async () => {
  await renderShell({
    at: identityVerificationFeature.path,
    session: loggedIn(),
    texts: identityVerificationFeature.texts,
    open: async () => ({
      View: () => (
        <AntdRoot>
          <Form>
            <DocumentFields today="2026-11-30" />
            <PersonFields today="2026-11-30" />
          </Form>
        </AntdRoot>
      ),
      stores: {},
    }),
  });
  expect(await screen.findByPlaceholderText('11/28/2031')).toBeInTheDocument();
  expect(screen.getByPlaceholderText('11/28/1990')).toBeInTheDocument();
});
