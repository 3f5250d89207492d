import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { useApp } from '../../runtime/app-context';
import { saveFile } from '../../kit/hooks/save-file';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { DataBlock } from '../../kit/data/data-block';
import { Skeleton } from '../../kit/controls/skeleton';
import { Switch } from '../../kit/antd/switch';
import type { SettingsStore } from './settings.store';

/** Being counted, and taking one's settings along. */
export const PrivacySettings = observer(function PrivacySettings({ store }: { readonly store: SettingsStore }) {
  const { tracking, preferences, language } = useApp();
  const { t } = useTranslation('settings');
  const exported = (): void =>
    saveFile(
      'settings.json',
      'application/json',
      JSON.stringify({ language: language.code, preferences: preferences.values }, undefined, 2),
    );
  return (
    <Section anchor="privacy" title={t('privacy.title')}>
      <PublicProfile store={store} />
      {tracking.available ? (
        <SettingRow title={t('privacy.tracking')} text={t('privacy.trackingText')}>
          <Switch
            aria-label={t('privacy.tracking')}
            checked={tracking.allowed}
            onChange={(allowed) => tracking.choose(allowed ? 'yes' : 'no')}
          />
        </SettingRow>
      ) : null}
      <SettingRow title={t('privacy.export')} text={t('privacy.exportText')}>
        <Button size="small" onClick={exported}>
          {t('privacy.exportAction')}
        </Button>
      </SettingRow>
    </Section>
  );
});

const PublicProfile = observer(function PublicProfile({ store }: { readonly store: SettingsStore }) {
  const { t } = useTranslation('settings');
  const profile = useMemo(() => store.queries.publicProfile(), [store]);
  const state = useResource(profile);
  return (
    <DataBlock state={state} onRetry={() => void profile.refresh()} skeleton={<Skeleton height={80} />}>
      {(shown) => (
        <SettingRow title={t('privacy.profile')} text={t('privacy.profileText')}>
          <Switch
            aria-label={t('privacy.profile')}
            checked={shown.public}
            loading={store.saving.has('publicProfile')}
            onChange={(wanted) => void store.showProfile(wanted)}
          />
        </SettingRow>
      )}
    </DataBlock>
  );
});
