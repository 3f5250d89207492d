import { useTranslation } from 'react-i18next';
import type { DocumentProblem, SharedThing } from '../../../../domain/trading/shared-document';
import styles from './dialogs.module.css';

interface DocumentProblemTextProps {
  readonly thing: SharedThing;
  readonly problem: DocumentProblem;
}

/** Why a file or a link is not taken, and what to do about it. */
export function DocumentProblemText({ thing, problem }: DocumentProblemTextProps) {
  const { t } = useTranslation('layout');
  return (
    <div role="alert">
      <p className={styles.problem}>{t(`problem.${thing}.${problem}`)}</p>
      {problem === 'newer' ? null : <p className={styles.holds}>{t('problem.help')}</p>}
    </div>
  );
}
