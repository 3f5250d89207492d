import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { known } from '../../../application/kernel/resource';
import type { TradersQueries } from '../../../application/social/traders.queries';
import { avatars, longestBio } from '../../../domain/social/profile-choices';
import type { ProfileSettings } from '../../../domain/social/trader-profile';
import { Button } from '../../kit/controls/button';
import { PlainForm } from '../../kit/controls/plain-form';
import { Segmented } from '../../kit/controls/segmented';
import { Select } from '../../kit/controls/select';
import { Switch } from '../../kit/controls/switch';
import { TextField } from '../../kit/controls/text-field';
import { useResource } from '../../kit/data/use-resource';
import { useAnchor } from '../../kit/hooks/use-anchor';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import type { ProfilePrivacyStore } from './profile-privacy.store';
import styles from './profile.module.css';

interface ProfilePrivacyProps {
  readonly uuid: string;
  readonly settings: ProfileSettings;
  readonly store: ProfilePrivacyStore;
  readonly traders: TradersQueries;
  readonly asOthers: boolean;
  readonly onAsOthers: (asOthers: boolean) => void;
}

const blocks = ['showPnl', 'showVolume', 'showPortfolio', 'showTrades'] as const;

/** What others see of one's own profile, block by block, and the profile as they see it. */
export const ProfilePrivacy = observer(function ProfilePrivacy({
  uuid,
  settings,
  store,
  traders,
  asOthers,
  onAsOthers,
}: ProfilePrivacyProps) {
  const { t } = useTranslation('people');
  const { paths } = useApp();
  useAnchor();
  const me = known(useResource(useMemo(() => traders.me(), [traders])));
  const choice = (name: 'public' | (typeof blocks)[number]) => (
    <SettingRow key={name} title={t(`privacy.${name}.name`)} text={t(`privacy.${name}.text`)}>
      <Switch
        aria-label={t(`privacy.${name}.name`)}
        checked={settings[name]}
        disabled={store.saving.has(name)}
        onChange={(wanted) => void store.change(uuid, { [name]: wanted })}
      />
    </SettingRow>
  );
  return (
    <Section
      anchor="privacy"
      title={t('privacy.title')}
      text={t(settings.public ? 'privacy.text' : 'privacy.nobody')}
      actions={
        <Segmented
          label={t('privacy.view')}
          size="small"
          value={asOthers ? 'others' : 'mine'}
          options={(['mine', 'others'] as const).map((value) => ({ value, label: t(`privacy.${value}`) }))}
          onChange={(value) => onAsOthers(value === 'others')}
        />
      }
    >
      {choice('public')}
      <div role="group" aria-labelledby="shown-blocks" className={styles.blocks}>
        <p id="shown-blocks" className={styles.words}>
          {t(settings.public ? 'privacy.shown' : 'privacy.later')}
        </p>
        {blocks.map(choice)}
      </div>
      <SettingRow title={t('privacy.avatar')}>
        <Select
          size="small"
          aria-label={t('privacy.avatar')}
          value={avatars.find((each) => each === settings.avatar) ?? ''}
          placeholder={settings.avatar}
          options={avatars.map((value) => ({ value, label: t(`avatar.${value}`) }))}
          onChange={(avatar) => void store.change(uuid, { avatar })}
        />
      </SettingRow>
      <Bio key={settings.bio} uuid={uuid} bio={settings.bio} store={store} />
      <p className={styles.identity}>
        <span>{me?.coolName}</span>
        <Link to={paths.account}>{t('privacy.name')}</Link>
        <Link to={`${paths.accountSettings}#linked`}>{t('privacy.x')}</Link>
      </p>
    </Section>
  );
});

interface BioProps extends Pick<ProfilePrivacyProps, 'uuid' | 'store'> {
  readonly bio: string;
}

const Bio = observer(function Bio({ uuid, bio, store }: BioProps) {
  const { t } = useTranslation('people');
  const [text, setText] = useState(bio);
  return (
    <SettingRow title={t('privacy.bio')}>
      <PlainForm
        className={styles.bioForm}
        onSubmit={() => {
          void store.change(uuid, { bio: text.trim() });
        }}
      >
        <TextField
          size="small"
          aria-label={t('privacy.bio')}
          maxLength={longestBio}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="small" disabled={text.trim() === bio} busy={store.saving.has('bio')}>
          {t('privacy.save')}
        </Button>
      </PlainForm>
    </SettingRow>
  );
});
