import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { SoundPort } from '../../../application/platform/sound.port';
import { Part } from '../../runtime/part';
import { AccountFrame } from '../account-kit/account-frame.view';
import { Section } from '../account-kit/section';
import { StepUpDialog } from '../account-kit/step-up-dialog.view';
import { StepUpStore } from '../account-kit/step-up.store';
import { AppearanceSettings } from './appearance-settings.view';
import { FormatSettings } from './format-settings.view';
import { GeneralSettings } from './general-settings.view';
import { LinkedAccountsStore } from './linked-accounts.store';
import { LinkedDiscord } from './linked-discord.view';
import { LinkedWallet } from './linked-wallet.view';
import { LinkedX } from './linked-x.view';
import { NotificationSettings } from './notification-settings.view';
import { PrivacySettings } from './privacy-settings.view';
import { useAnchor } from '../../kit/hooks/use-anchor';
import { SettingsStore } from './settings.store';
import { SoundSettings } from './sound-settings.view';
import { TradingSettings } from './trading-settings.view';
import { view } from '../../runtime/feature';
import { hotKeySettingsFeature } from '../hot-keys/hot-key-settings.feature';
import { portfolioLinksFeature } from '../portfolio-links/portfolio-links.feature';
import { riskLimitsFeature } from '../terminal/safety/risk-limits.feature';

interface AccountSettingsStores {
  readonly settings: SettingsStore;
  readonly linked: LinkedAccountsStore;
  readonly stepUp: StepUpStore;
  readonly sounds: SoundPort;
}

/** /account/settings: how the product looks, sounds and asks, and what the account is linked with. */
const AccountSettingsPage = observer(function AccountSettingsPage({
  stores,
}: {
  readonly stores: AccountSettingsStores;
}) {
  const { t } = useTranslation('settings');
  return (
    <AccountFrame title={t('title')} text={t('text')} indexed>
      <Settings stores={stores} />
    </AccountFrame>
  );
});

const Settings = observer(function Settings({
  stores: { settings, linked, stepUp, sounds },
}: {
  readonly stores: AccountSettingsStores;
}) {
  const { t } = useTranslation('settings');
  useAnchor();
  return (
    <>
      <GeneralSettings store={settings} />
      <AppearanceSettings />
      <FormatSettings />
      <TradingSettings store={settings} />
      <Part feature={riskLimitsFeature} />
      <Part feature={hotKeySettingsFeature} />
      <SoundSettings sounds={sounds} />
      <NotificationSettings />
      <Section anchor="linked" title={t('linked.title')} text={t('linked.text')}>
        <LinkedWallet store={linked} />
        <LinkedDiscord store={linked} />
        <LinkedX store={linked} />
      </Section>
      <PrivacySettings store={settings} />
      <Part feature={portfolioLinksFeature} />
      <StepUpDialog store={stepUp} />
    </>
  );
});

export default view(AccountSettingsPage, {
  settings: SettingsStore,
  linked: LinkedAccountsStore,
  stepUp: StepUpStore,
  sounds: SoundPort,
});
