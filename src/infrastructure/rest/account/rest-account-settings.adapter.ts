import type { AccountSettingsCommandsPort } from '../../../application/account/account-settings-commands.port';
import type { AccountSettingsPort } from '../../../application/account/account-settings.port';
import type { Outcome } from '../../../application/kernel/failure';
import {
  productRestrictions,
  products,
  type AccountProfile,
  type Agreement,
  type MaintenancePlan,
  type Preferences,
  type PreferenceValue,
  type ProductAccess,
} from '../../../domain/account/account-profile';
import { instantFrom, type Instant } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import { accountSettingsEndpoints } from '../../wire/catalogue/account-settings.endpoints';
import { accountEndpoints } from '../../wire/catalogue/account.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { accountProfileFromWire } from './account-profile.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestAccountSettingsAdapter implements AccountSettingsPort, AccountSettingsCommandsPort {
  static readonly needs: Needs<typeof RestAccountSettingsAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async profile(): Outcome<AccountProfile> {
    return mapResult(await this.#client.send(accountEndpoints.account), ({ data }) =>
      accountProfileFromWire(data.account),
    );
  }

  async savePreferences(changes: Readonly<Record<string, PreferenceValue | null>>): Outcome<Preferences> {
    const answer = await this.#client.send(accountSettingsEndpoints.savePreferences, {
      body: { preferences: { ...changes } },
    });
    return mapResult(answer, ({ data }) => data.preferences);
  }

  async switchRegion(code: string): Outcome<void> {
    return mapResult(
      await this.#client.send(accountSettingsEndpoints.switchRegion, { body: { region: code } }),
      () => undefined,
    );
  }

  async rename(alias: string): Outcome<string> {
    return mapResult(
      await this.#client.send(accountSettingsEndpoints.alias, { body: { alias } }),
      ({ data }) => data.alias,
    );
  }

  async agree(agreement: Agreement, version: string): Outcome<Instant> {
    const answer = await this.#client.send(
      agreement === 'terms' ? accountSettingsEndpoints.agreeTerms : accountSettingsEndpoints.agreeTrTerms,
      { body: { version } },
    );
    return mapResult(answer, ({ data }) => instantFrom(data.agreed_time) ?? 0);
  }

  async products(): Outcome<ProductAccess> {
    const answer = await this.#client.send(accountSettingsEndpoints.availableProducts);
    return mapResult(answer, ({ data }) => ({
      available: data.products.map((product) => this.#unknown.oneOf('product', product, products)),
      restricted: data.restricted.map(({ product, reason }) => ({
        product: this.#unknown.oneOf('product', product, products),
        reason: this.#unknown.oneOf('reason of a restriction', reason, productRestrictions),
      })),
    }));
  }

  async firstDeposit(): Outcome<{ readonly at: Instant | undefined }> {
    const answer = await this.#client.send(accountSettingsEndpoints.hasDeposit);
    return mapResult(answer, ({ data }) => ({
      at: data.has_deposit ? instantFrom(data.first_deposit_time) : undefined,
    }));
  }

  maintenance(): Outcome<MaintenancePlan> {
    return this.#maintenance({});
  }

  cancelOnMaintenance(wanted: boolean): Outcome<MaintenancePlan> {
    return this.#maintenance({ cancel_orders: wanted });
  }

  async #maintenance(body: { readonly cancel_orders?: boolean }): Outcome<MaintenancePlan> {
    const answer = await this.#client.send(accountSettingsEndpoints.maintenance, { body });
    return mapResult(answer, ({ data }) => ({
      running: data.maintenance,
      start: instantFrom(data.start),
      end: instantFrom(data.end),
      modules: data.modules,
      cancelsOrders: data.cancel_orders,
    }));
  }

  async pushKey(): Outcome<string> {
    return mapResult(await this.#client.send(accountSettingsEndpoints.pushKey), ({ data }) => data.public_key);
  }

  async registerPush(pushToken: string, platform: 'web' | 'ios' | 'android', renews = false): Outcome<void> {
    return mapResult(
      await this.#client.send(accountSettingsEndpoints.uploadPushToken, {
        body: { token: pushToken, platform, ...(renews && { renews }) },
      }),
      () => undefined,
    );
  }
  async stopPush(deviceId?: string): Outcome<void> {
    return mapResult(
      await this.#client.send(accountSettingsEndpoints.stopPush, {
        query: deviceId === undefined ? {} : { device_id: deviceId },
      }),
      () => undefined,
    );
  }
}
