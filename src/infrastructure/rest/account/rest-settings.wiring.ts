import { AccountSettingsPort } from '../../../application/account/account-settings.port';
import { LinkedAccountsPort } from '../../../application/account/linked-accounts.port';
import { SubAccountsPort } from '../../../application/account/sub-accounts.port';
import { VisitorPort } from '../../../application/account/visitor.port';
import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestAccountSettingsAdapter } from './rest-account-settings.adapter';
import { RestLinkedAccountsAdapter } from './rest-linked-accounts.adapter';
import { RestSubAccountsAdapter } from './rest-sub-accounts.adapter';
import { RestVisitorAdapter } from './rest-visitor.adapter';

export const restSettingsModule = defineModule('rest-settings', [
  entry(provide(AccountSettingsPort, RestAccountSettingsAdapter, RestClient, UnknownValues)),
  entry(provide(SubAccountsPort, RestSubAccountsAdapter, RestClient)),
  entry(provide(LinkedAccountsPort, RestLinkedAccountsAdapter, RestClient, UnknownValues)),
  entry(provide(VisitorPort, RestVisitorAdapter, RestClient)),
]);
