import type { Outcome } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import type { LeadingCommandsPort } from '../../../application/social/leading-commands.port';
import type { LeadingPort } from '../../../application/social/leading.port';
import type { Page } from '../../../application/social/profiles.port';
import { mapResult } from '../../../domain/shared/result';
import type { LeadPayment, Leading, NewStrategy, OwnCopier } from '../../../domain/social/leading';
import type { leadingEndpoints } from '../../wire/catalogue/leading.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { copierFromWire, leadingFromWire, paymentFromWire } from './leading.wire';

export class RestLeadingAdapter implements LeadingPort, LeadingCommandsPort {
  static readonly needs: Needs<typeof RestLeadingAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async state(): Outcome<Leading> {
    const answer = await this.#client.send(call('state'));
    return mapResult(answer, ({ data }) => leadingFromWire(data, this.#unknown));
  }

  async copiers(strategyId: string): Outcome<readonly OwnCopier[]> {
    const answer = await this.#client.send(call('copiers'), { parameters: { id: strategyId } });
    return mapResult(answer, ({ data }) =>
      data.rows.map((row) => copierFromWire(row, this.#unknown)).filter((row) => row !== undefined),
    );
  }

  async payments(strategyId: string, page: number, size: number): Outcome<Page<LeadPayment>> {
    const answer = await this.#client.send(call('payments'), { parameters: { id: strategyId }, query: { page, size } });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map(paymentFromWire).filter((row) => row !== undefined),
      total: data.meta.total,
    }));
  }

  async open({ name, intro, kind, profitShare }: NewStrategy): Outcome<{ readonly strategyId: string }> {
    const answer = await this.#client.send(call('open'), {
      body: { strategyName: name, strategyIntro: intro, strategy: kind, profitShare: String(profitShare) },
    });
    return mapResult(answer, ({ data }) => data);
  }

  async describe(strategyId: string, intro: string): Outcome<void> {
    const answer = await this.#client.send(call('describe'), {
      parameters: { id: strategyId },
      body: { strategyIntro: intro },
    });
    return mapResult(answer, () => undefined);
  }

  async close(strategyId: string): Outcome<void> {
    const answer = await this.#client.send(call('close'), { parameters: { id: strategyId }, body: {} });
    return mapResult(answer, () => undefined);
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof leadingEndpoints>(name: Name): Promise<(typeof leadingEndpoints)[Name]> {
  return (await import('../../wire/catalogue/leading.endpoints')).leadingEndpoints[name];
}
