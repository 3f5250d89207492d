import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MailAction } from '../../../application/session/mail-actions.port';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { Skeleton } from '../../kit/controls/skeleton';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { TextField } from '../../kit/antd/text-field';
import { FormProblem } from './form-problem.view';
import type { MailActionStores } from './mail-action.page';
import type { MailActionStore } from './mail-action.store';
import { NewPasswordField } from './new-password-field.view';
import { SecondStep } from './second-step.view';
import styles from './session-frame.module.css';
import { newPasswordKey } from './sign-in-problem';
import { useEmailRules } from './use-field-rules';

interface MailActionBodyProps {
  readonly stores: MailActionStores;
  readonly destination: string;
}

/** What a link asks for, and what has come of it. */
export const MailActionBody = observer(function MailActionBody({ stores, destination }: MailActionBodyProps) {
  const { mailAction, secondStep } = stores;
  const { state } = mailAction;
  if (secondStep.choices) return <SecondStep store={secondStep} />;
  switch (state.status) {
    case 'reading':
    case 'dead':
      return <Skeleton height={160} />;
    case 'done':
      return <ActionDone store={mailAction} action={state.action} destination={destination} />;
    case 'asking':
      if (state.action.kind === 'signIn') return <LinkEmailForm store={mailAction} awaited={state.action.email} />;
      if (state.action.kind === 'resetPassword')
        return <NewPasswordForm stores={stores} email={state.action.email ?? ''} />;
      return <ActionButton store={mailAction} action={state.action} />;
  }
});

const LinkEmailForm = observer(function LinkEmailForm({
  store,
  awaited,
}: {
  readonly store: MailActionStore;
  readonly awaited: string | undefined;
}) {
  const { t } = useTranslation('session');
  const [form] = useForm<{ readonly email: string }>();
  const emailRules = useEmailRules();
  const { request } = store;
  // Asked for on this device: nothing is left to type.
  if (awaited !== undefined && request.busy) return <Skeleton height={160} />;
  return (
    <>
      <p className={styles.text}>{t('mail.signIn.text')}</p>
      <Form
        form={form}
        initialValues={{ email: awaited ?? '' }}
        onFinish={({ email }) => void store.signIn(email.trim())}
      >
        <FormField name="email" label={t('email.label')} rules={emailRules}>
          <TextField
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        </FormField>
        <FormProblem failure={request.failure} />
        <Button type="submit" variant="primary" size="large" className={styles.submit} busy={request.busy}>
          {t('mail.signIn.submit')}
        </Button>
      </Form>
    </>
  );
});

const NewPasswordForm = observer(function NewPasswordForm({
  stores,
  email,
}: {
  readonly stores: MailActionStores;
  readonly email: string;
}) {
  const { t } = useTranslation('session');
  const [form] = useForm<{ readonly password: string }>();
  const { request } = stores.mailAction;
  return (
    <>
      <p className={styles.text}>{t('mail.resetPassword.text', { email })}</p>
      <Form
        form={form}
        initialValues={{ password: '' }}
        onFinish={({ password }) => void stores.mailAction.resetPassword(password)}
      >
        {/* Password managers learn whose password it is. */}
        <TextField name="username" autoComplete="username" value={email} readOnly style={{ display: 'none' }} />
        <NewPasswordField
          store={stores.password}
          label={t('mail.resetPassword.label')}
          known={[email, email.split('@')[0]!]}
          failure={request.failure}
        />
        {newPasswordKey(request.failure) ? null : <FormProblem failure={request.failure} />}
        <Button type="submit" variant="primary" size="large" className={styles.submit} busy={request.busy}>
          {t('mail.resetPassword.submit')}
        </Button>
      </Form>
    </>
  );
});

type ConfirmedKind = Exclude<MailAction['kind'], 'signIn' | 'resetPassword'>;

/** Undoing something asks first: programs that look into mails follow links, but press no buttons. */
const ActionButton = observer(function ActionButton({
  store,
  action,
}: {
  readonly store: MailActionStore;
  readonly action: MailAction;
}) {
  const { t } = useTranslation('session');
  const { request } = store;
  const kind = action.kind as ConfirmedKind;
  return (
    <>
      <p className={styles.text}>
        {t(`mail.${kind}.text`, { email: (kind === 'changeEmail' ? action.newEmail : action.email) ?? '' })}
      </p>
      <FormProblem failure={request.failure} />
      <Button
        variant="primary"
        size="large"
        className={styles.submit}
        busy={request.busy}
        onClick={() => void store.apply()}
      >
        {t(`mail.${kind}.submit`)}
      </Button>
    </>
  );
});

/** Whoever is logged in here need not be whose link it was. A change of the address says nothing of it. */
function isOfAnother({ kind, email }: MailAction, loggedInAs: string | undefined): boolean {
  if (kind !== 'resetPassword' && kind !== 'verifyEmail') return false;
  return Boolean(email && loggedInAs) && email?.toLowerCase() !== loggedInAs?.toLowerCase();
}

interface ActionDoneProps {
  readonly store: MailActionStore;
  readonly action: MailAction;
  readonly destination: string;
}

const ActionDone = observer(function ActionDone({ store, action, destination }: ActionDoneProps) {
  const { paths, session } = useApp();
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const [resetSent, setResetSent] = useState(false);
  const email = (action.kind === 'changeEmail' ? action.newEmail : action.email) ?? '';
  const kind = action.kind as Exclude<MailAction['kind'], 'signIn'>;
  const other = session.status === 'loggedIn' && isOfAnother(action, session.account?.email);
  const becomeOwner = async (): Promise<void> => {
    await session.logOut();
    void navigate(paths.login(destination), { state: { email } });
  };
  const askReset = async (): Promise<void> => setResetSent(await store.requestReset(email, paths.login()));
  return (
    <>
      <p className={styles.sent} role="status">
        {t(`mail.${kind}.done`, { email })}
      </p>
      <FormProblem failure={store.request.failure} />
      {other ? <p className={styles.text}>{t('mail.other', { email: session.account?.email })}</p> : null}
      <div className={styles.actions}>
        {other ? (
          <Button variant="primary" size="large" busy={session.loggingOut} onClick={() => void becomeOwner()}>
            {t('mail.otherLogIn')}
          </Button>
        ) : session.status === 'loggedIn' ? (
          <ButtonLink to={destination} variant="primary" size="large">
            {t('mail.goOn')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.login(destination)} state={{ email }} variant="primary" size="large">
            {t('mail.logIn')}
          </ButtonLink>
        )}
        {kind === 'recoverEmail' ? (
          <Button size="large" busy={store.request.busy} disabled={resetSent} onClick={() => void askReset()}>
            {t(resetSent ? 'mail.recoverEmail.resetSent' : 'mail.recoverEmail.reset')}
          </Button>
        ) : null}
      </div>
    </>
  );
});
