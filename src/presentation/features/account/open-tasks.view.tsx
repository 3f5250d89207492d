import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { known } from '../../../application/kernel/resource';
import type { SecurityQueries } from '../../../application/security/security.queries';
import { type SecurityItemKey, securityItemKeys } from '../../../domain/security/security-overview';
import { Section } from '../account-kit/section';
import type { Paths } from '../../runtime/paths';
import { useApp } from '../../runtime/app-context';
import { useResource } from '../../kit/data/use-resource';
import { Icon } from '../../kit/controls/icon';
import styles from './open-tasks.module.css';

function placeOf(task: SecurityItemKey | 'EMAIL', { accountSecurity, identityVerification }: Paths): string {
  if (task === 'KYC') return identityVerification;
  return task === 'EMAIL' ? `${accountSecurity}#email-address` : accountSecurity;
}

/** What would protect the account better, the most effective first. Nothing is shown once all is done. */
export function OpenTasks({ security }: { readonly security: SecurityQueries }) {
  const { paths, session } = useApp();
  const { t } = useTranslation('account');
  const state = useResource(useMemo(() => security.overview(), [security]));
  const items = known(state)?.items ?? [];
  const open = items
    .filter(
      (item): item is typeof item & { key: SecurityItemKey } =>
        !item.ok && item.weight > 0 && (securityItemKeys as readonly string[]).includes(item.key),
    )
    .sort((one, other) => other.weight - one.weight);
  // What follows takes a code that is mailed.
  const tasks = [...(session.account?.email === '' ? (['EMAIL'] as const) : []), ...open.map(({ key }) => key)];
  if (tasks.length === 0) return null;
  return (
    <Section title={t('tasks.title')} text={t('tasks.text')}>
      <ul className={styles.list}>
        {tasks.map((key) => (
          <li key={key}>
            <Link to={placeOf(key, paths)} className={styles.task}>
              <span className={styles.words}>
                <span className={styles.title}>{t(`tasks.${key}.title`)}</span>
                <span className={styles.text}>{t(`tasks.${key}.text`)}</span>
              </span>
              <Icon name="chevron" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
