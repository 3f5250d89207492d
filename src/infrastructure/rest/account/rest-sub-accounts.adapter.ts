import type * as z from 'zod/mini';
import type { SubAccountsCommandsPort } from '../../../application/account/sub-accounts-commands.port';
import type { SubAccountsPort } from '../../../application/account/sub-accounts.port';
import type { Outcome } from '../../../application/kernel/failure';
import type { SubAccount, SubAccountBalance } from '../../../domain/account/sub-account';
import { parseDecimal, zero } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import { accountSettingsEndpoints } from '../../wire/catalogue/account-settings.endpoints';
import { subAccountBalances } from '../../wire/catalogue/sub-account-balances.endpoint';
import { RestClient } from '../transport/rest-client';
import type { Needs } from '../../../application/kernel/token';

type SubAccountRow = z.output<typeof accountSettingsEndpoints.createSubAccount.answer>['data'];

export class RestSubAccountsAdapter implements SubAccountsPort, SubAccountsCommandsPort {
  static readonly needs: Needs<typeof RestSubAccountsAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async list(): Outcome<readonly SubAccount[]> {
    return mapResult(await this.#client.send(accountSettingsEndpoints.subAccounts), ({ data }) =>
      data.rows.map(subAccountFromWire),
    );
  }

  async balances(accountId: string): Outcome<readonly SubAccountBalance[]> {
    const answer = await this.#client.send(subAccountBalances, { query: { application_id: accountId } });
    return mapResult(answer, ({ balances }) =>
      Object.entries(balances).map(([asset, { holding, available = holding }]) => ({
        asset,
        available: parseDecimal(String(available)) ?? zero,
      })),
    );
  }

  async open(alias: string): Outcome<SubAccount> {
    return mapResult(
      await this.#client.send(accountSettingsEndpoints.createSubAccount, { body: { alias } }),
      ({ data }) => subAccountFromWire(data),
    );
  }

  async rename(userId: string, alias: string): Outcome<string> {
    return mapResult(
      await this.#client.send(accountSettingsEndpoints.alias, { body: { alias, sub_user_id: userId } }),
      ({ data }) => data.alias,
    );
  }
}

function subAccountFromWire(row: SubAccountRow): SubAccount {
  return {
    userId: row.user_id,
    applicationId: row.application_id,
    alias: row.alias,
    totalValue: parseDecimal(row.total_value === undefined ? undefined : String(row.total_value)) ?? zero,
    createdAt: instantFrom(row.created_time),
  };
}
