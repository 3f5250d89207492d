import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { known } from '../../../application/kernel/resource';
import { confirmationPause, type RecoveryQueries } from '../../../application/security/recovery.queries';
import type { SecurityQueries } from '../../../application/security/security.queries';
import { type SecurityItemKey, securityItemKeys } from '../../../domain/security/security-overview';
import { Section } from '../account-kit/section';
import type { Paths } from '../../runtime/paths';
import type { RefreshStore } from '../../runtime/stores/refresh.store';
import { useApp } from '../../runtime/app-context';
import { useResource } from '../../kit/data/use-resource';
import { Icon } from '../../kit/controls/icon';
import styles from './open-tasks.module.css';

type Task = SecurityItemKey | 'EMAIL' | 'UNCONFIRMED';

function placeOf(task: Task, { accountSecurity, identityVerification }: Paths): string {
  if (task === 'KYC') return identityVerification;
  return task === 'EMAIL' || task === 'UNCONFIRMED' ? `${accountSecurity}#email-address` : accountSecurity;
}

interface OpenTasksProps {
  readonly security: SecurityQueries;
  readonly recovery: RecoveryQueries;
  readonly refresh: RefreshStore;
}

/** What would protect the account better, the most effective first. Nothing is shown once all is done. */
export function OpenTasks({ security, recovery, refresh }: OpenTasksProps) {
  const { paths, session } = useApp();
  const { t } = useTranslation('account');
  const state = useResource(useMemo(() => security.overview(), [security]));
  const ways = useMemo(() => recovery.ways(), [recovery]);
  const emailUnconfirmed = known(useResource(ways))?.emailConfirmed === false;
  useEffect(
    () => (emailUnconfirmed ? refresh.follow(ways, confirmationPause) : undefined),
    [emailUnconfirmed, refresh, ways],
  );
  const items = known(state)?.items ?? [];
  const open = items
    .filter(
      (item): item is typeof item & { key: SecurityItemKey } =>
        !item.ok && item.weight > 0 && (securityItemKeys as readonly string[]).includes(item.key),
    )
    .sort((one, other) => other.weight - one.weight);
  const unconfirmed = emailUnconfirmed ? 'UNCONFIRMED' : undefined;
  const first: Task | undefined = session.account?.email === '' ? 'EMAIL' : unconfirmed;
  // What follows takes a code that is mailed.
  const tasks: readonly Task[] = [...(first ? [first] : []), ...open.map(({ key }) => key)];
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
