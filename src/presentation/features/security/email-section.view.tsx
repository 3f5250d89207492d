import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import type { EmailChangeStore } from './email-change.store';

/** The address that codes and news of the account go to. */
export const EmailSection = observer(function EmailSection({ store }: { readonly store: EmailChangeStore }) {
  const { t } = useTranslation('security');
  const { session } = useApp();
  const email = session.account?.email || undefined;
  useEffect(() => () => store.close(), [store]);
  return (
    <Section title={t('email.title')} text={t('email.text')} anchor="email-address">
      <SettingRow
        title={email ?? t('email.none')}
        state={email ? undefined : <Mark tone="warning">{t('state.off')}</Mark>}
      >
        <Button size="small" variant={email ? 'secondary' : 'primary'} onClick={() => store.begin()}>
          {t(email ? 'email.change' : 'email.add')}
        </Button>
      </SettingRow>
    </Section>
  );
});
