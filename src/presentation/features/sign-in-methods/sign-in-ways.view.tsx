import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canRemoveWay, type SignInIdentity, type SignInWay } from '../../../domain/session/sign-in-identity';
import { SettingRow } from '../account-kit/setting-row';
import { providerNames } from '../session/provider-mark';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import styles from './sign-in-methods.module.css';
import type { SignInMethodsStore } from './sign-in-methods.store';

interface SignInWaysProps {
  readonly store: SignInMethodsStore;
  readonly identity: SignInIdentity;
}

const linkable = ['google', 'apple'] as const;

/** The ways in: the password, Google, Apple, and a telephone for whoever came by it. */
export const SignInWays = observer(function SignInWays({ store, identity }: SignInWaysProps) {
  const { t } = useTranslation(['signInMethods', 'common']);
  const [removing, setRemoving] = useState<SignInWay['kind']>();
  const nameOf = (kind: SignInWay['kind']): string =>
    kind === 'google' || kind === 'apple' ? providerNames[kind] : t(`way.${kind}`);
  const wayOf = (kind: SignInWay['kind']): SignInWay | undefined => identity.ways.find((way) => way.kind === kind);
  const password = wayOf('password');
  const phone = wayOf('phone');
  const removal = (kind: SignInWay['kind']) =>
    canRemoveWay(identity, kind) ? (
      <Button size="small" aria-label={t('way.removeNamed', { name: nameOf(kind) })} onClick={() => setRemoving(kind)}>
        {t('common:action.remove')}
      </Button>
    ) : (
      <span className={styles.only}>{t('way.only')}</span>
    );
  return (
    <>
      <h3 className={styles.heading}>{t('way.title')}</h3>
      <SettingRow
        title={t('way.password')}
        text={password ? password.of : t('way.noPassword')}
        state={<WayMark on={password !== undefined} />}
      >
        <Button size="small" onClick={() => store.setChoosingPassword(true)}>
          {t(password ? 'password.change' : 'password.set')}
        </Button>
      </SettingRow>
      {linkable.map((kind) => {
        const way = wayOf(kind);
        return (
          <SettingRow key={kind} title={nameOf(kind)} text={way?.of} state={<WayMark on={way !== undefined} />}>
            {way ? (
              removal(kind)
            ) : (
              <Button
                size="small"
                aria-label={t('way.linkNamed', { name: nameOf(kind) })}
                onClick={() => void store.link(kind)}
              >
                {t('way.link')}
              </Button>
            )}
          </SettingRow>
        );
      })}
      {phone ? (
        <SettingRow title={t('way.phone')} text={phone.of} state={<WayMark on />}>
          {removal('phone')}
        </SettingRow>
      ) : null}
      {removing === undefined ? null : (
        <ConfirmModal
          title={t('way.removeTitle', { name: nameOf(removing) })}
          text={t('way.removeText')}
          action={t('common:action.remove')}
          onConfirm={() => {
            setRemoving(undefined);
            return store.removeWay(removing);
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
});

function WayMark({ on }: { readonly on: boolean }) {
  const { t } = useTranslation('signInMethods');
  return <Mark tone={on ? 'good' : 'neutral'}>{t(on ? 'way.on' : 'way.off')}</Mark>;
}
