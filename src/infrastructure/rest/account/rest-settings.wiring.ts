import { AccountSettingsCommandsPort } from '../../../application/account/account-settings-commands.port';
import { AccountSettingsPort } from '../../../application/account/account-settings.port';
import { LinkedAccountsCommandsPort } from '../../../application/account/linked-accounts-commands.port';
import { LinkedAccountsPort } from '../../../application/account/linked-accounts.port';
import { SubAccountsCommandsPort } from '../../../application/account/sub-accounts-commands.port';
import { SubAccountsPort } from '../../../application/account/sub-accounts.port';
import { VisitorPort } from '../../../application/account/visitor.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { RestAccountSettingsAdapter } from './rest-account-settings.adapter';
import { RestLinkedAccountsAdapter } from './rest-linked-accounts.adapter';
import { RestSubAccountsAdapter } from './rest-sub-accounts.adapter';
import { RestVisitorAdapter } from './rest-visitor.adapter';

export default defineModule('rest-settings', [
  provide(AccountSettingsPort, RestAccountSettingsAdapter),
  provide(AccountSettingsCommandsPort, RestAccountSettingsAdapter),
  provide(SubAccountsPort, RestSubAccountsAdapter),
  provide(SubAccountsCommandsPort, RestSubAccountsAdapter),
  provide(LinkedAccountsPort, RestLinkedAccountsAdapter),
  provide(LinkedAccountsCommandsPort, RestLinkedAccountsAdapter),
  provide(VisitorPort, RestVisitorAdapter),
]);
