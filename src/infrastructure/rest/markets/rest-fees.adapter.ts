import type { Outcome } from '../../../application/kernel/failure';
import type { FeesPort } from '../../../application/markets/fees.port';
import type { FeeGroup } from '../../../domain/markets/fee-group';
import type { MarketType } from '../../../domain/markets/market-symbol';
import { decimal } from '../../../domain/shared/decimal';
import { mapResult } from '../../../domain/shared/result';
import type { configEndpoints } from '../../wire/catalogue/config.endpoints';
import { RestClient } from '../transport/rest-client';
import type { Needs } from '../../../application/kernel/token';

export class RestFeesAdapter implements FeesPort {
  static readonly needs: Needs<typeof RestFeesAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async groups(type: MarketType): Outcome<readonly FeeGroup[]> {
    const answer = await this.#client.send(call('symbolFees'), { parameters: { type } });
    return mapResult(answer, ({ data }) =>
      data.groups.map(({ groupId, name, symbols, fees }) => ({
        id: groupId,
        name,
        type,
        symbols,
        tiers: fees.map(({ tier, maker, taker }) => ({ tier, makerBps: decimal(maker), takerBps: decimal(taker) })),
      })),
    );
  }
}

async function call<Name extends keyof typeof configEndpoints>(name: Name): Promise<(typeof configEndpoints)[Name]> {
  return (await import('../../wire/catalogue/config.endpoints')).configEndpoints[name];
}
