import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factorObstacle, type SignInFactor, type SignInIdentity } from '../../../domain/session/sign-in-identity';
import { SettingRow } from '../account-kit/setting-row';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import styles from './sign-in-methods.module.css';
import type { SignInMethodsStore } from './sign-in-methods.store';
import { useFactorName } from './use-factor-name';

interface SignInFactorsProps {
  readonly store: SignInMethodsStore;
  readonly identity: SignInIdentity;
}

/** What is asked for beside the way in: authenticator and telephones, to add and to remove. */
export const SignInFactors = observer(function SignInFactors({ store, identity }: SignInFactorsProps) {
  const { t } = useTranslation(['signInMethods', 'common']);
  const format = useFormat();
  const nameOf = useFactorName();
  const [removing, setRemoving] = useState<SignInFactor>();
  const { factors } = identity;
  const appObstacle = factorObstacle(identity, 'totp');
  const phoneObstacle = factorObstacle(identity, 'sms');
  return (
    <>
      <h3 className={styles.heading}>{t('factor.title')}</h3>
      {factors.length === 0 ? <p className={styles.hint}>{t('factor.none')}</p> : null}
      {factors.map((factor) => (
        <SettingRow
          key={factor.id}
          title={nameOf(factor)}
          text={factor.since === undefined ? undefined : t('factor.since', { date: format.date(factor.since) })}
          state={<Mark tone="good">{t('factor.on')}</Mark>}
        >
          <Button
            size="small"
            aria-label={t('factor.removeNamed', { name: nameOf(factor) })}
            onClick={() => setRemoving(factor)}
          >
            {t('common:action.remove')}
          </Button>
        </SettingRow>
      ))}
      {appObstacle === 'unverifiedEmail' || appObstacle === 'phoneOnly' ? (
        <Obstacle store={store} email={identity.email} phoneOnly={appObstacle === 'phoneOnly'} />
      ) : (
        <div className={styles.buttons}>
          {appObstacle === undefined ? (
            <Button
              size="small"
              variant={factors.length === 0 ? 'primary' : 'secondary'}
              onClick={() => store.authenticator.open()}
            >
              {t('factor.addApp')}
            </Button>
          ) : null}
          {phoneObstacle === undefined ? (
            <Button size="small" onClick={() => store.phone.open()}>
              {t('factor.addPhone')}
            </Button>
          ) : null}
        </div>
      )}
      {removing ? (
        <ConfirmModal
          title={t('factor.removeTitle', { name: nameOf(removing) })}
          text={t(factors.length === 1 ? 'factor.removeLast' : 'factor.removeOne')}
          action={t('common:action.remove')}
          onConfirm={() => {
            setRemoving(undefined);
            return store.removeFactor(removing.id);
          }}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </>
  );
});

interface ObstacleProps {
  readonly store: SignInMethodsStore;
  readonly email: string | undefined;
  readonly phoneOnly: boolean;
}

/** Why no factor can be added yet, and the way past it. */
const Obstacle = observer(function Obstacle({ store, email = '', phoneOnly }: ObstacleProps) {
  const { t } = useTranslation('signInMethods');
  const { paths } = useApp();
  if (phoneOnly) return <p className={styles.hint}>{t('factor.phoneOnly')}</p>;
  return (
    <div className={styles.note} role="status">
      <div>
        <p className={styles.noteTitle}>{t('verify.title')}</p>
        <p>{store.verificationSent ? t('verify.sent', { email }) : t('verify.text', { email })}</p>
        <div className={styles.buttons}>
          <Button
            size="small"
            variant={store.verificationSent ? 'secondary' : 'primary'}
            busy={store.changing.busy}
            onClick={() => void store.sendVerification(paths.accountSecurity)}
          >
            {t(store.verificationSent ? 'verify.again' : 'verify.send')}
          </Button>
          {store.verificationSent ? (
            <Button size="small" variant="primary" busy={store.changing.busy} onClick={() => void store.show()}>
              {t('verify.done')}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
});
