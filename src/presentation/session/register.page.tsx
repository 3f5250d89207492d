import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { returnPath } from '../../domain/session/return-path';
import { useShell } from '../kernel/shell-context';
import { RegisterForm } from './register-form.view';
import type { RegistrationStore } from './registration.store';
import { SessionFrame } from './session-frame.view';

export interface RegisterStores {
  readonly registration: RegistrationStore;
}

/** /register: opens an account and leads to trading, to the market that was left for it if there was one. */
export function RegisterPage({ stores }: { readonly stores: RegisterStores }) {
  const { paths } = useShell();
  const { t } = useTranslation('session');
  const [search] = useSearchParams();
  const next = search.get('next');
  const wanted = returnPath(next, paths.trade);
  const destination = wanted.startsWith(`${paths.trade}/`) ? wanted : paths.trade;
  return (
    <SessionFrame title={t('register.title')} text={t('register.text')} destination={destination}>
      <RegisterForm store={stores.registration} next={next ?? undefined} />
    </SessionFrame>
  );
}
