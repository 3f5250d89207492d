import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityProvider } from '../../../application/session/sign-in.port';
import { whenIdle } from '../../kit/hooks/when-idle';
import { Button } from '../../kit/controls/button';
import { FormProblem } from './form-problem.view';
import styles from './other-ways.module.css';
import type { ProviderLogInStore } from './provider-log-in.store';
import { isClash } from './sign-in-problem';
import { ProviderMark, providerNames } from './provider-mark';

interface OtherWaysProps {
  readonly store: ProviderLogInStore;
  readonly onPopup: (provider: IdentityProvider) => void;
  /** That an address is known already has its own notice, which says what to do. */
  readonly told?: boolean;
  /** Further ways, as buttons. */
  readonly children?: ReactNode;
}

const providers: readonly IdentityProvider[] = ['google', 'apple'];

/** Google, Apple and whatever else stands beside the form. */
export const OtherWays = observer(function OtherWays({ store, onPopup, told = false, children }: OtherWaysProps) {
  const { t } = useTranslation('session');
  // A browser lets a window open only soon after a press, so everything it takes is there before.
  useEffect(() => whenIdle(() => void store.prepare()), [store]);
  const { blocked, waitingFor } = store;
  return (
    <div className={styles.area} role="group" aria-label={t('ways.label')}>
      <p className={styles.or}>{t('ways.or')}</p>
      <div className={styles.ways}>
        {providers.map((provider) => (
          <Button key={provider} onClick={() => onPopup(provider)}>
            <ProviderMark provider={provider} />
            {providerNames[provider]}
          </Button>
        ))}
        {children}
      </div>
      <p role="status" className={styles.waiting}>
        {waitingFor ? t('popup.waiting', { provider: providerNames[waitingFor] }) : null}
      </p>
      {blocked ? (
        <div className={styles.blocked} role="alert">
          <p>{t('popup.blocked', { provider: providerNames[blocked] })}</p>
          <Button size="small" onClick={() => void store.redirect(blocked)}>
            {t('popup.redirect', { provider: providerNames[blocked] })}
          </Button>
        </div>
      ) : (
        <FormProblem failure={told && isClash(store.failure) ? undefined : store.failure} />
      )}
    </div>
  );
});
