import { Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityProvider } from '../../../application/session/sign-in.port';
import { useApp } from '../../runtime/app-context';
import { ProviderMark, providerNames } from '../session/provider-mark';
import { Button } from '../../kit/controls/button';
import { Dialog } from '../../kit/controls/dialog';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { PasswordInput } from '../../kit/controls/password-input';
import { useTranslatedErrors } from '../../kit/controls/use-translated-errors';
import { MethodsProblem } from './methods-problem.view';
import type { ReauthenticationStore } from './reauthentication.store';
import { SecondStepOfDialog } from './second-step-of-dialog.view';
import styles from './sign-in-methods.module.css';

/** Asks who somebody is before a change, or has them rehearse; see `ReauthenticationStore`. */
export const ReauthenticationDialog = observer(function ReauthenticationDialog({
  store,
}: {
  readonly store: ReauthenticationStore;
}) {
  const { t } = useTranslation('signInMethods');
  if (store.step === undefined) return null;
  return (
    <Dialog title={t(store.rehearsal ? 'rehearsal.title' : 'confirm.title')} onClose={() => store.close()}>
      {store.step === 'first' ? <FirstStep store={store} /> : <SecondStepOfDialog store={store} />}
    </Dialog>
  );
});

const providers: readonly IdentityProvider[] = ['google', 'apple'];

const FirstStep = observer(function FirstStep({ store }: { readonly store: ReauthenticationStore }) {
  const { t } = useTranslation(['signInMethods', 'session', 'common']);
  const { environment } = useApp();
  const [form] = Form.useForm<{ readonly password: string }>();
  useTranslatedErrors(form);
  const { entering, waitingFor } = store;
  const emailId = useId();
  // A browser lets a window open only soon after a press, so everything it takes is there before.
  useEffect(() => store.prepare(), [store]);
  return (
    <>
      <DialogText>
        {t(store.rehearsal ? 'rehearsal.first' : 'confirm.text', { name: environment.brand.name })}
      </DialogText>
      <Form
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        validateTrigger="onSubmit"
        initialValues={{ password: '' }}
        onFinish={({ password }) => void store.byPassword(password)}
      >
        <Form.Item label={t('session:email.label')} htmlFor={emailId}>
          <Input id={emailId} size="large" readOnly value={store.email ?? ''} autoComplete="username" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('session:password.label')}
          rules={[{ required: true, message: t('session:password.missing') }]}
        >
          <PasswordInput size="large" autoComplete="current-password" autoFocus />
        </Form.Item>
        <MethodsProblem failure={entering.failure} />
        <div className={styles.providers} role="group" aria-label={t('confirm.otherwise')}>
          {providers.map((provider) => (
            <Button key={provider} size="small" onClick={() => void store.byPopup(provider)}>
              <ProviderMark provider={provider} />
              {t('confirm.with', { provider: providerNames[provider] })}
            </Button>
          ))}
        </div>
        <p role="status" className={styles.hint}>
          {waitingFor ? t('confirm.waiting', { provider: providerNames[waitingFor] }) : null}
        </p>
        <DialogActions>
          <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={entering.busy}>
            {t('common:action.continue')}
          </Button>
        </DialogActions>
      </Form>
    </>
  );
});
