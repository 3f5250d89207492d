import { profileModule } from '../../../application/account/profile.wiring';
import { SoundPort } from '../../../application/platform/sound.port';
import { StepUpStore } from '../account-kit/step-up.store';
import { stepUpModule } from '../account-kit/step-up.wiring';
import { routeModule } from '../../runtime/route';
import { AccountSettingsPage, type AccountSettingsStores } from './account-settings.page';
import { LinkedAccountsStore } from './linked-accounts.store';
import { SettingsStore } from './settings.store';
import { settingsModule } from './settings-stores.wiring';

export const accountSettingsPage = routeModule<AccountSettingsStores>({
  Page: AccountSettingsPage,
  modules: [profileModule, stepUpModule, settingsModule],
  stores: { settings: SettingsStore, linked: LinkedAccountsStore, stepUp: StepUpStore, sounds: SoundPort },
});
