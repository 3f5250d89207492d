import { AccountQueries } from '../../../application/account/account.queries';
import { AccountSettingsPort } from '../../../application/account/account-settings.port';
import { LinkDiscord } from '../../../application/account/link-discord.use-case';
import { LinkedAccountsPort } from '../../../application/account/linked-accounts.port';
import { ProfileQueries } from '../../../application/account/profile.queries';
import { SettingsQueries } from '../../../application/account/settings.queries';
import { SignWalletConsent } from '../../../application/account/sign-wallet-consent.use-case';
import { VisitorPort } from '../../../application/account/visitor.port';
import { WalletSignerPort } from '../../../application/account/wallet-signer.port';
import { Clock } from '../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { Random } from '../../../application/kernel/random.port';
import { ResourceCache } from '../../../application/kernel/resource';
import { Environment } from '../../../application/platform/environment';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { NoticesPort } from '../../../application/platform/notices.port';
import { ProfilesPort } from '../../../application/social/profiles.port';
import { SocialIdentityPort } from '../../../application/social/social-identity.port';
import { MarginPort } from '../../../application/trading/margin.port';
import { StepUpStore } from '../account-kit/step-up.store';
import { LinkedAccountsStore } from './linked-accounts.store';
import { SettingsStore } from './settings.store';

export const settingsModule = defineModule('presentation/account-settings', [
  provideClass(SettingsQueries, ResourceCache, AccountSettingsPort, VisitorPort, LinkedAccountsPort, ProfilesPort),
  provideClass(SignWalletConsent, LinkedAccountsPort, WalletSignerPort),
  provideClass(LinkDiscord, LinkedAccountsPort, Environment, LocalStoragePort, Random, Clock),
  provideClass(
    SettingsStore,
    AccountSettingsPort,
    MarginPort,
    ProfilesPort,
    SettingsQueries,
    ProfileQueries,
    AccountQueries,
    NoticesPort,
  ),
  provideClass(
    LinkedAccountsStore,
    LinkedAccountsPort,
    SocialIdentityPort,
    SignWalletConsent,
    WalletSignerPort,
    LinkDiscord,
    SettingsQueries,
    ProfileQueries,
    StepUpStore,
    NoticesPort,
  ),
]);
