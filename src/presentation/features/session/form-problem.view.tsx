import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { Icon } from '../../kit/controls/icon';
import styles from './session-frame.module.css';
import { isSilentAtForm } from './sign-in-problem';
import { signInFailureKey } from './sign-in-failure-keys';

/** Why the last try failed, beside the button; the toast that goes away has announced it. */
export function FormProblem({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation(['session', 'common']);
  if (!failure || isSilentAtForm(failure)) return null;
  return (
    <p className={styles.problem}>
      <Icon name="error" size={18} />
      {t(signInFailureKey(failure))}
    </p>
  );
}
