import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { isSilentAtForm } from '../session/sign-in-problem';
import { signInFailureKey } from '../session/sign-in-failure-keys';
import { Icon } from '../../kit/controls/icon';
import styles from './sign-in-methods.module.css';

const ownKeys = {
  'auth/unverified-email': 'signInMethods:problem.unverified',
  'auth/second-factor-already-in-use': 'signInMethods:problem.factorTaken',
  'auth/maximum-second-factor-count-exceeded': 'signInMethods:problem.tooMany',
  'auth/unsupported-first-factor': 'signInMethods:problem.phoneOnly',
  'auth/user-mismatch': 'signInMethods:problem.mismatch',
  'auth/invalid-credential': 'signInMethods:problem.password',
  'auth/wrong-password': 'signInMethods:problem.password',
  'auth/requires-recent-login': 'signInMethods:problem.tooOld',
  'auth/user-token-expired': 'signInMethods:problem.tooOld',
} as const;

type OwnCode = keyof typeof ownKeys;

/** Why the last step did not work, in the reader's language; the toast that goes away has announced it. */
export function MethodsProblem({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation(['signInMethods', 'session', 'common']);
  const told = failure && !isSilentAtForm(failure) ? failure : undefined;
  if (!told) return null;
  return (
    <p className={styles.problem}>
      <Icon name="error" size={18} />
      {t(isOwn(told.code) ? ownKeys[told.code] : signInFailureKey(told))}
    </p>
  );
}

function isOwn(code: string | undefined): code is OwnCode {
  return code !== undefined && Object.hasOwn(ownKeys, code);
}
