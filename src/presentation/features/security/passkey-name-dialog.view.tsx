import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isPasskeyName, longestPasskeyName } from '../../../domain/security/passkey';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import type { PasskeysStore } from './passkeys.store';
import { RequestProblem } from './request-problem.view';

/** What a new passkey is called; then the device is asked. */
export const PasskeyNameDialog = observer(function PasskeyNameDialog({ store }: { readonly store: PasskeysStore }) {
  const { t } = useTranslation(['security', 'common']);
  const [form] = useForm<{ readonly name: string }>();
  const { failure, busy } = store.request;
  const known = failure?.kind === 'duplicate' ? t('passkeys.known') : undefined;
  return (
    <Modal title={t('passkeys.add')} onClose={() => store.close()}>
      <DialogText>{t('passkeys.naming')}</DialogText>
      <Form form={form} initialValues={{ name: '' }} onFinish={({ name }) => void store.add(name.trim())}>
        <FormField
          name="name"
          label={t('passkeys.name')}
          rules={[
            { required: true, whitespace: true, message: t('passkeys.nameless') },
            // Before the device is asked and a code is spent: the exchange refuses it only after both.
            {
              validator: async (_rule, value: string | undefined) => {
                const name = (value ?? '').trim();
                if (name !== '' && !isPasskeyName(name)) throw new Error(t('passkeys.unreadable'));
              },
            },
          ]}
        >
          <TextField autoComplete="off" maxLength={longestPasskeyName} autoFocus />
        </FormField>
        <RequestProblem failure={failure} words={known} />
        <DialogActions>
          <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('passkeys.create')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});
