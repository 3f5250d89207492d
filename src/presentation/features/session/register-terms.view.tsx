import { Trans, useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { ExternalLink } from '../../kit/controls/external-link';
import styles from './session-frame.module.css';

/** What opening an account agrees to, also by a first sign-in with a provider, where the deployment has such documents. */
export function RegisterTerms() {
  const { environment } = useApp();
  const { t } = useTranslation('session');
  const { termsOfService, tradingRules, privacyPolicy } = environment.links;
  if (!termsOfService || !privacyPolicy) return null;
  return (
    <p className={styles.terms}>
      <Trans
        t={t}
        i18nKey="register.terms"
        components={{
          terms: <ExternalLink href={termsOfService}>{''}</ExternalLink>,
          rules: tradingRules ? <ExternalLink href={tradingRules}>{''}</ExternalLink> : <span />,
          privacy: <ExternalLink href={privacyPolicy}>{''}</ExternalLink>,
        }}
      />
    </p>
  );
}
