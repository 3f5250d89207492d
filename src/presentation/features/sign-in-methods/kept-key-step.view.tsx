import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isSecret, typedSecret } from '../../../domain/session/authenticator-secret';
import { isAboutCode } from '../session/sign-in-problem';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { SecretField } from '../../kit/antd/secret-field';
import { MethodsProblem } from './methods-problem.view';
import type { ReauthenticationStore } from './reauthentication.store';

/** The rehearsal for a lost telephone: the key that was written down makes the code. It does not leave this device. */
export const KeptKeyStep = observer(function KeptKeyStep({
  store,
  onBack,
}: {
  readonly store: ReauthenticationStore;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('signInMethods');
  const [form] = useForm<{ readonly key: string }>();
  const { failure, busy } = store.entering;
  const wrong = failure !== undefined && isAboutCode(failure);
  return (
    <>
      <DialogText>{t('rehearsal.keyText')}</DialogText>
      <Form form={form} initialValues={{ key: '' }} onFinish={({ key }) => void store.byKey(typedSecret(key))}>
        <FormField
          name="key"
          label={t('rehearsal.keyLabel')}
          rules={[
            {
              validator: async (_rule, value: string | undefined) => {
                if (!isSecret(typedSecret(value ?? ''))) throw new Error(t('rehearsal.keyMissing'));
              },
            },
          ]}
          problem={wrong ? t('rehearsal.keyWrong') : undefined}
        >
          <SecretField autoCapitalize="characters" autoFocus />
        </FormField>
        <MethodsProblem failure={wrong ? undefined : failure} />
        <DialogActions>
          <Button onClick={onBack}>{t('rehearsal.byCode')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('rehearsal.submit')}
          </Button>
        </DialogActions>
      </Form>
    </>
  );
});
