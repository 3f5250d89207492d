import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { returnPath } from '../../domain/session/return-path';
import { useShell } from '../kernel/shell-context';
import { LogInForm } from './log-in-form.view';
import type { LogInStore } from './log-in.store';
import { PasswordResetForm } from './password-reset-form.view';
import { SessionFrame } from './session-frame.view';

export interface LogInStores {
  readonly logIn: LogInStore;
}

/** /login: with e-mail and password, or on the way to a new password. Leads back to `?next=`. */
export function LogInPage({ stores }: { readonly stores: LogInStores }) {
  const { paths } = useShell();
  const { t } = useTranslation('session');
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');
  const [resetting, setResetting] = useState(false);
  const next = search.get('next');
  const destination = returnPath(next, paths.trade);

  if (resetting) {
    return (
      <SessionFrame title={t('reset.title')} text={t('reset.text')} destination={destination}>
        <PasswordResetForm store={stores.logIn} email={email} onBack={() => setResetting(false)} />
      </SessionFrame>
    );
  }
  return (
    <SessionFrame title={t('logIn.title')} text={t('logIn.text')} destination={destination}>
      <LogInForm
        store={stores.logIn}
        email={email}
        next={next ?? undefined}
        onForgotten={(typed) => {
          setEmail(typed);
          setResetting(true);
        }}
      />
    </SessionFrame>
  );
}
