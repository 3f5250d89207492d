import type { EarnCommandsPort } from '../../../application/earn/earn-commands.port';
import type { EarnPage, EarnPort, EarnQuery } from '../../../application/earn/earn.port';
import type { Outcome } from '../../../application/kernel/failure';
import type {
  EarnEvent,
  EarnPosition,
  EarnProduct,
  EarnRedemption,
  RealWorldProduct,
} from '../../../domain/earn/earn-product';
import { decimal, decimalText, type Decimal } from '../../../domain/shared/decimal';
import { instantFrom, type Instant } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import type { earnEndpoints } from '../../wire/catalogue/earn.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import {
  earnQueryToWire,
  eventFromWire,
  mapped,
  positionFromWire,
  productFromWire,
  realWorldFromWire,
  redemptionFromWire,
} from './earn.wire';
import type { Needs } from '../../../application/kernel/token';
import { Environment } from '../../../application/platform/environment';

export class RestEarnAdapter implements EarnPort, EarnCommandsPort {
  static readonly needs: Needs<typeof RestEarnAdapter> = [RestClient, UnknownValues, Environment];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;
  readonly #host: string;

  constructor(client: RestClient, unknown: UnknownValues, environment: Environment) {
    this.#client = client;
    this.#unknown = unknown;
    this.#host = environment.hosts.rest;
  }

  async products(): Outcome<readonly EarnProduct[]> {
    const answer = await this.#client.send(call('products'));
    return mapResult(answer, ({ data }) => data.rows.map((row) => productFromWire(row, this.#unknown)));
  }

  async realWorldProducts(): Outcome<readonly RealWorldProduct[]> {
    const answer = await this.#client.send(call('rwa'));
    return mapResult(answer, ({ data }) => data.rows.map((row) => realWorldFromWire(row, this.#host)));
  }

  async positions(): Outcome<{
    readonly open: readonly EarnPosition[];
    readonly redeeming: readonly EarnRedemption[];
  }> {
    const answer = await this.#client.send(call('positions'));
    return mapResult(answer, ({ data }) => ({
      open: mapped(data.rows, (row) => positionFromWire(row, this.#unknown)),
      redeeming: mapped(data.redeeming, redemptionFromWire),
    }));
  }

  async subscribe(productId: string, amount: Decimal, autoReinvest: boolean): Outcome<{ readonly positionId: string }> {
    const answer = await this.#client.send(call('subscribe'), {
      body: { productId, amount: decimalText(amount), autoReinvest },
    });
    return mapResult(answer, ({ data }) => ({ positionId: data.positionId }));
  }

  async redeem(
    positionId: string,
    amount?: Decimal,
  ): Outcome<{ readonly amount: Decimal; readonly availableAt: Instant }> {
    const answer = await this.#client.send(call('redeem'), {
      body: { positionId, ...(amount === undefined ? {} : { amount: decimalText(amount) }) },
    });
    return mapResult(answer, ({ data }) => ({
      amount: decimal(data.amount),
      availableAt: instantFrom(data.availableTime) ?? 0,
    }));
  }

  async setAutoReinvest(positionId: string, autoReinvest: boolean): Outcome<void> {
    const answer = await this.#client.send(call('setAutoReinvest'), { body: { positionId, autoReinvest } });
    return mapResult(answer, () => undefined);
  }

  async history(query: EarnQuery): Outcome<EarnPage<EarnEvent>> {
    const answer = await this.#client.send(call('history'), { query: earnQueryToWire(query) });
    return mapResult(answer, ({ data }) => ({
      rows: mapped(data.rows, (row) => eventFromWire(row, this.#unknown)),
      total: data.meta?.total ?? data.rows.length,
    }));
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof earnEndpoints>(name: Name): Promise<(typeof earnEndpoints)[Name]> {
  return (await import('../../wire/catalogue/earn.endpoints')).earnEndpoints[name];
}
