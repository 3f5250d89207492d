import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { confirmationPause } from '../../../application/security/recovery.queries';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { useApp } from '../../runtime/app-context';
import type { RefreshStore } from '../../runtime/stores/refresh.store';
import type { SignInMethodsStore } from '../sign-in-methods/sign-in-methods.store';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import { useResource } from '../../kit/data/use-resource';
import type { EmailChangeStore } from './email-change.store';
import type { RecoveryStore } from './recovery.store';

interface EmailSectionProps {
  readonly store: EmailChangeStore;
  readonly recovery: Pick<RecoveryStore, 'ways'>;
  readonly methods: Pick<SignInMethodsStore, 'sendVerification' | 'verificationSent' | 'changing'>;
  readonly refresh: RefreshStore;
}

/** The address that codes and news of the account go to, and another link where it has not been confirmed. */
export const EmailSection = observer(function EmailSection({ store, recovery, methods, refresh }: EmailSectionProps) {
  const { t } = useTranslation(['security', 'signInMethods']);
  const { session, paths } = useApp();
  const email = session.account?.email || undefined;
  const ways = useMemo(() => recovery.ways(), [recovery]);
  const state = useResource(ways);
  const unconfirmed = email !== undefined && known(state)?.emailConfirmed === false;
  useEffect(() => () => store.close(), [store]);
  useEffect(() => (unconfirmed ? refresh.follow(ways, confirmationPause) : undefined), [unconfirmed, refresh, ways]);
  return (
    <Section title={t('security:email.title')} text={t('security:email.text')} anchor="email-address">
      <SettingRow
        title={email ?? t('security:email.none')}
        state={
          email === undefined ? (
            <Mark tone="warning">{t('security:state.off')}</Mark>
          ) : unconfirmed ? (
            <Mark tone="warning">{t('security:email.unconfirmed')}</Mark>
          ) : undefined
        }
        text={unconfirmed && methods.verificationSent ? t('signInMethods:verify.sent', { email }) : undefined}
      >
        {unconfirmed ? (
          <Button
            size="small"
            variant="primary"
            busy={methods.changing.busy}
            onClick={() => void methods.sendVerification(paths.accountSecurity)}
          >
            {t('signInMethods:verify.again')}
          </Button>
        ) : null}
        <Button size="small" variant={email ? 'secondary' : 'primary'} onClick={() => store.begin()}>
          {t(email ? 'security:email.change' : 'security:email.add')}
        </Button>
      </SettingRow>
    </Section>
  );
});
