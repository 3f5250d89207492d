import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { languageCodes, languages } from '../../../domain/platform/language';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import { useApp } from '../../runtime/app-context';
import { useResource } from '../../kit/data/use-resource';
import { FailureState } from '../../kit/data/failure-state';
import { Skeleton } from '../../kit/controls/skeleton';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { SettingSelect } from './preference-controls.view';
import { regionName } from './region-name';
import type { SettingsStore } from './settings.store';

/** Language and region of the account. */
export const GeneralSettings = observer(function GeneralSettings({ store }: { readonly store: SettingsStore }) {
  const { language } = useApp();
  const { t } = useTranslation(['settings', 'common']);
  return (
    <Section anchor="general" title={t('general.title')}>
      <SettingRow title={t('common:language.label')} text={t('general.languageText')}>
        <SettingSelect
          label={t('common:language.label')}
          value={language.code}
          choices={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
          onChoose={(code) => void language.choose(code)}
        />
      </SettingRow>
      <Region store={store} />
    </Section>
  );
});

const Region = observer(function Region({ store }: { readonly store: SettingsStore }) {
  const { t, i18n } = useTranslation('settings');
  const regions = useMemo(() => store.visitor.regions(), [store]);
  const profile = useMemo(() => store.profile.profile(), [store]);
  const states = [useResource(regions), useResource(profile)] as const;
  const [served, own] = [known(states[0]), known(states[1])];
  const [wanted, setWanted] = useState<string>();
  const narrow = useWidthBelow(768);
  const failed = states.find((state) => state.status === 'failed');
  const problem =
    failed?.status === 'failed' ? (
      <FailureState
        failure={failed.failure}
        onRetry={() => [regions, profile].forEach((read) => void read.refresh())}
      />
    ) : null;
  if (!served || !own) return problem ?? <Skeleton height={narrow ? 116 : 67} />;
  const { country, region } = own;
  const names = served
    .filter(({ restricted }) => !restricted)
    .map(({ code }) => ({ value: code, label: regionName(code, i18n.language) }));
  const sorted = [...names].sort((one, other) => one.label.localeCompare(other.label, i18n.language));
  return (
    <>
      {problem}
      <SettingRow
        title={t('general.region')}
        text={t(country === undefined ? 'general.regionText' : 'general.regionVerified')}
      >
        {country === undefined ? (
          <SettingSelect
            label={t('general.region')}
            placeholder={t('general.chooseRegion')}
            value={region}
            busy={store.saving.has('region')}
            searchable
            choices={sorted}
            onChoose={setWanted}
          />
        ) : (
          regionName(country, i18n.language)
        )}
      </SettingRow>
      {wanted === undefined || wanted === region ? null : (
        <ConfirmModal
          title={t('general.confirmTitle', { region: regionName(wanted, i18n.language) })}
          text={t('general.confirmText')}
          action={t('general.confirmAction')}
          onConfirm={async () => {
            await store.switchRegion(wanted);
            setWanted(undefined);
          }}
          onClose={() => setWanted(undefined)}
        />
      )}
    </>
  );
});
