import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Section } from '../account-kit/section';
import { useApp } from '../../runtime/app-context';
import { ExternalLink } from '../../kit/controls/external-link';
import styles from './verification.module.css';

const everywhere = ['why', 'who', 'device'] as const;
/** What people under EU rules are told beside it. */
const european = ['basis', 'rights', 'kept'] as const;

/** What becomes of what is handed in. */
export const PrivacyNote = observer(function PrivacyNote() {
  const { environment, session } = useApp();
  const { t } = useTranslation('verification');
  const policy = environment.links['privacyPolicy'];
  return (
    <Section title={t('privacy.title')}>
      <ul className={styles.privacy}>
        {everywhere.map((name) => (
          <li key={name}>{t(`privacy.${name}`)}</li>
        ))}
        {session.account?.eu ? european.map((name) => <li key={name}>{t(`privacy.eu.${name}`)}</li>) : null}
      </ul>
      {policy === undefined ? null : (
        <p className={styles.note}>
          <ExternalLink href={policy}>{t('privacy.policy')}</ExternalLink>
        </p>
      )}
    </Section>
  );
});
