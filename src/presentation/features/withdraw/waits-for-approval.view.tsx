import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Mark } from '../../kit/controls/mark';
import { useApp } from '../../runtime/app-context';
import styles from './withdraw.module.css';

interface WaitsForApprovalProps {
  /** To a person of the exchange: it is taken back where it waits. */
  readonly internal: boolean;
}

/** A second person has to let it go. */
export function WaitsForApproval({ internal }: WaitsForApprovalProps) {
  const { t } = useTranslation('withdraw');
  const { paths } = useApp();
  return (
    <div className={styles.field}>
      <span>
        <Mark tone="warning">{t('approval.mark')}</Mark>
      </span>
      <span className={styles.note}>
        {t(internal ? 'approval.textUser' : 'approval.text')} <Link to={paths.approvals}>{t('approval.link')}</Link>
      </span>
    </div>
  );
}
