import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NewPasswordField } from '../session/new-password-field.view';
import { newPasswordKey } from '../session/sign-in-problem';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Form, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { MethodsProblem } from './methods-problem.view';
import type { SignInMethodsStore } from './sign-in-methods.store';

/** Another password to sign in with, or a first one for whoever came by a provider. */
export const SignInPassword = observer(function SignInPassword({ store }: { readonly store: SignInMethodsStore }) {
  const { t } = useTranslation(['signInMethods', 'common']);
  const [form] = useForm<{ readonly password: string }>();
  const { changing, identity } = store;
  const close = (): void => store.setChoosingPassword(false);
  return (
    <Modal
      title={t(identity?.ways.some(({ kind }) => kind === 'password') ? 'password.change' : 'password.set')}
      onClose={close}
    >
      <DialogText>{t('password.text')}</DialogText>
      <Form form={form} initialValues={{ password: '' }} onFinish={({ password }) => void store.setPassword(password)}>
        <NewPasswordField
          store={store.newPassword}
          label={t('password.label')}
          known={identity?.email === undefined ? [] : [identity.email]}
          failure={changing.failure}
        />
        {newPasswordKey(changing.failure) ? null : <MethodsProblem failure={changing.failure} />}
        <DialogActions>
          <Button onClick={close}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={changing.busy}>
            {t('password.submit')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});
