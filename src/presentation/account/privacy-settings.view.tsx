import { Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { useShell } from '../kernel/shell-context';
import { saveFile } from '../reference/save-file';
import { Button } from '../ui/button';

/** Being counted, and taking one's settings along. */
export const PrivacySettings = observer(function PrivacySettings() {
  const { tracking, preferences, language } = useShell();
  const { t } = useTranslation('settings');
  const exported = (): void => saveFile('settings.json', 'application/json', JSON.stringify({ language: language.code, preferences: preferences.values }, undefined, 2));
  return (
    <Section anchor="privacy" title={t('privacy.title')}>
      {tracking.available ? (
        <SettingRow title={t('privacy.tracking')} text={t('privacy.trackingText')}>
          <Switch aria-label={t('privacy.tracking')} checked={tracking.allowed} onChange={(allowed) => tracking.choose(allowed ? 'yes' : 'no')} />
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
