import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Form, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import type { AuthenticatorStore } from './authenticator.store';
import { AuthenticatorCodeField, type CodeFields } from './code-field.view';
import { RequestProblem } from './request-problem.view';

/** Shows that the app still makes codes, without harm when it does not. */
export const RehearseAuthenticator = observer(function RehearseAuthenticator({
  store,
}: {
  readonly store: AuthenticatorStore;
}) {
  const { t } = useTranslation(['security', 'common']);
  const [form] = useForm<CodeFields>();
  const { failure, busy } = store.request;
  return (
    <Modal title={t('rehearsal.title')} onClose={() => store.close()}>
      <DialogText>{t('rehearsal.explained')}</DialogText>
      <Form form={form} initialValues={{ code: '' }} onFinish={({ code }) => void store.rehearse(code)}>
        <AuthenticatorCodeField form={form} label={t('rehearsal.code')} failure={failure} />
        <RequestProblem failure={failure} atField="OTP" />
        <DialogActions>
          <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('rehearsal.submit')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});
