import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityProvider } from '../../../application/session/sign-in.port';
import { useApp } from '../../runtime/app-context';
import { EmailFirst } from '../account-kit/email-first.view';
import { ProviderMark, providerNames } from '../session/provider-mark';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { PasswordField } from '../../kit/antd/password-field';
import { TextField } from '../../kit/antd/text-field';
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
  if (store.email === undefined) return <EmailFirst onClose={() => store.close()} />;
  return (
    <Modal title={t(store.rehearsal ? 'rehearsal.title' : 'confirm.title')} onClose={() => store.close()}>
      {store.step === 'first' ? <FirstStep store={store} /> : <SecondStepOfDialog store={store} />}
    </Modal>
  );
});

const providers: readonly IdentityProvider[] = ['google', 'apple'];

const FirstStep = observer(function FirstStep({ store }: { readonly store: ReauthenticationStore }) {
  const { t } = useTranslation(['signInMethods', 'session', 'common']);
  const { environment } = useApp();
  const [form] = useForm<{ readonly password: string }>();
  const { entering, waitingFor, linked } = store;
  // All of them where it is not known: whoever has none of the others must not be left without their own.
  const offered = providers.filter((provider) => linked?.includes(provider) ?? true);
  const emailId = useId();
  // A browser lets a window open only soon after a press, so everything it takes is there before.
  useEffect(() => store.prepare(), [store]);
  return (
    <>
      <DialogText>
        {t(store.rehearsal ? 'rehearsal.first' : 'confirm.text', { name: environment.brand.name })}
      </DialogText>
      <Form form={form} initialValues={{ password: '' }} onFinish={({ password }) => void store.byPassword(password)}>
        <FormField label={t('session:email.label')} htmlFor={emailId}>
          <TextField id={emailId} readOnly value={store.email} autoComplete="username" />
        </FormField>
        <FormField
          name="password"
          label={t('session:password.label')}
          rules={[{ required: true, message: t('session:password.missing') }]}
        >
          <PasswordField autoComplete="current-password" autoFocus />
        </FormField>
        <MethodsProblem failure={entering.failure} />
        {offered.length > 0 ? (
          <div className={styles.providers} role="group" aria-label={t('confirm.otherwise')}>
            {offered.map((provider) => (
              <Button key={provider} size="small" onClick={() => void store.byPopup(provider)}>
                <ProviderMark provider={provider} />
                {t('confirm.with', { provider: providerNames[provider] })}
              </Button>
            ))}
          </div>
        ) : null}
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
