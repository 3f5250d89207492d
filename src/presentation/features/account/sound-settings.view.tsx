import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoundPort } from '../../../application/platform/sound.port';
import { sounds } from '../../../domain/platform/preferences';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { Slider } from '../../kit/antd/slider';
import { PreferenceSwitch, SwitchRow } from './preference-controls.view';
import styles from './settings.module.css';

/** What is heard of orders, and how loud. */
export const SoundSettings = observer(function SoundSettings({ sounds: port }: { readonly sounds: SoundPort }) {
  const { preferences } = useApp();
  const { t } = useTranslation('settings');
  const on = preferences.values['sound.on'];
  return (
    <Section anchor="sounds" title={t('sound.title')} text={t('sound.text')}>
      <SwitchRow title={t('sound.on')} name="sound.on" />
      {on ? (
        <>
          <SettingRow title={t('sound.volume')}>
            <Volume key={preferences.values['sound.volume']} />
          </SettingRow>
          {sounds.map((sound) => (
            <SettingRow key={sound} title={t(`sound.event.${sound}`)}>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('sound.tryLabel', { event: t(`sound.event.${sound}`) })}
                onClick={() => port.play(sound, preferences.values['sound.volume'])}
              >
                {t('sound.try')}
              </Button>
              <PreferenceSwitch label={t(`sound.event.${sound}`)} name={`sound.${sound}`} />
            </SettingRow>
          ))}
        </>
      ) : null}
    </Section>
  );
});

/** Kept once the handle is let go of. */
const Volume = observer(function Volume() {
  const { preferences } = useApp();
  const { t } = useTranslation('settings');
  const [volume, setVolume] = useState(preferences.values['sound.volume']);
  return (
    <Slider
      className={styles.slider}
      min={0}
      max={100}
      step={5}
      value={volume}
      label={t('sound.volume')}
      onChange={setVolume}
      onChangeComplete={(chosen) => void preferences.choose({ 'sound.volume': chosen })}
    />
  );
});
