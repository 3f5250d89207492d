import { Trans, useTranslation } from 'react-i18next';
import type { SecondFactorChoice } from '../../../application/session/sign-in.port';
import { ExternalLink } from '../../kit/controls/external-link';
import { useApp } from '../../runtime/app-context';
import styles from './session-frame.module.css';

/** The ways in for whoever has no code: recovery codes are none of them (ADR 35), and only an app has a key to restore. */
export function LostFactor({ kind }: { readonly kind: SecondFactorChoice['kind'] }) {
  const { environment } = useApp();
  const { t } = useTranslation('session');
  const { support } = environment.links;
  return (
    <p className={styles.terms}>
      <Trans
        t={t}
        i18nKey={kind === 'totp' ? 'secondStep.lostApp' : 'secondStep.lostPhone'}
        components={{ support: support ? <ExternalLink href={support}>{''}</ExternalLink> : <span /> }}
      />
    </p>
  );
}
