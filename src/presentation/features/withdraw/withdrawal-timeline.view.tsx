import { useTranslation } from 'react-i18next';
import { cameBack, courseOf, type Movement } from '../../../domain/wallet/movement';
import { internalNetwork } from '../../../domain/wallet/withdrawal';
import { Steps } from '../../kit/antd/steps';
import { CopyButton } from '../../kit/controls/copy-button';
import { Mark } from '../../kit/controls/mark';
import { useFormat } from '../../kit/formats/use-format';
import { WaitsForApproval } from './waits-for-approval.view';
import styles from './withdraw.module.css';

/** Where a withdrawal is on its way. */
export function WithdrawalTimeline({ movement }: { readonly movement: Movement }) {
  const { t } = useTranslation(['withdraw', 'wallet']);
  const format = useFormat();
  const { network, status, transactionId, updatedAt, waitsForApproval } = movement;
  if (cameBack(status)) {
    return (
      <div>
        <Mark tone="warning">{t(`wallet:status.${status}`)}</Mark>
      </div>
    );
  }
  if (waitsForApproval) return <WaitsForApproval internal={network === internalNetwork} />;
  // It is there at once: there are no steps to follow.
  if (network === internalNetwork) return null;
  const { steps, reached } = courseOf(movement);
  return (
    <div className={styles.field}>
      <Steps
        label={t('step.title')}
        names={steps.map((step) => t(`wallet:status.${step}`))}
        current={reached === steps.length ? reached : reached - 1}
      />
      <span className={styles.note}>{format.dateTime(updatedAt)}</span>
      {transactionId === '' ? null : (
        <span className={styles.note}>
          {t('step.transaction')} <code className={styles.code}>{transactionId}</code>{' '}
          <CopyButton text={transactionId} label={t('step.copy')} />
        </span>
      )}
    </div>
  );
}
