import { AccountSettingsPort } from '../../../application/account/account-settings.port';
import { LinkedAccountsPort } from '../../../application/account/linked-accounts.port';
import { SubAccountsPort } from '../../../application/account/sub-accounts.port';
import { VisitorPort } from '../../../application/account/visitor.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { RestAccountSettingsAdapter } from './rest-account-settings.adapter';
import { RestLinkedAccountsAdapter } from './rest-linked-accounts.adapter';
import { RestSubAccountsAdapter } from './rest-sub-accounts.adapter';
import { RestVisitorAdapter } from './rest-visitor.adapter';

export const restSettingsModule = defineModule('rest-settings', [
  provide(AccountSettingsPort, RestAccountSettingsAdapter),
  provide(SubAccountsPort, RestSubAccountsAdapter),
  provide(LinkedAccountsPort, RestLinkedAccountsAdapter),
  provide(VisitorPort, RestVisitorAdapter),
]);
