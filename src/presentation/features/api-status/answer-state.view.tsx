import { useTranslation } from 'react-i18next';
import type { HostAnswerState, HostCondition } from '../../../domain/reference/host-check';
import { Icon, type IconName } from '../../kit/controls/icon';
import styles from './api-status.module.css';

export const conditionIcons: Readonly<Record<HostCondition, IconName>> = {
  unknown: 'info',
  operational: 'success',
  degraded: 'warning',
  unreachable: 'error',
};

const icons: Readonly<Record<HostAnswerState, IconName>> = {
  operational: 'success',
  refused: 'warning',
  malformed: 'warning',
  unreachable: 'error',
};

/** How a call was taken, in a word with its sign; before that, that it is still to be made. */
export function AnswerState({ state }: { readonly state: HostAnswerState | undefined }) {
  const { t } = useTranslation('status');
  if (state === undefined) return <span className={styles.waiting}>{t('state.waiting')}</span>;
  return (
    <span className={styles.state} data-state={state}>
      <Icon name={icons[state]} size={16} />
      {t(`state.${state}`)}
    </span>
  );
}
