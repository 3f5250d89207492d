import type { Outcome } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import type { CopiesCommandsPort, NewCopy } from '../../../application/social/copies-commands.port';
import type { CopiesPort } from '../../../application/social/copies.port';
import type { Page } from '../../../application/social/profiles.port';
import { type Decimal, decimalText } from '../../../domain/shared/decimal';
import { mapResult } from '../../../domain/shared/result';
import type {
  CopiedTrade,
  CopyMovement,
  CopyTerms,
  CopyXray,
  HoldingReturns,
  OwnCopy,
  ProfitShare,
  StrategyTerms,
} from '../../../domain/social/own-copy';
import type { ownCopiesEndpoints } from '../../wire/catalogue/own-copies.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import {
  copyFromWire,
  known,
  movementFromWire,
  shareFromWire,
  strategyTermsFromWire,
  termsToWire,
  tradeFromWire,
  xrayFromWire,
} from './own-copies.wire';

export class RestCopiesAdapter implements CopiesPort, CopiesCommandsPort {
  static readonly needs: Needs<typeof RestCopiesAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async terms(strategyId: string): Outcome<StrategyTerms> {
    const answer = await this.#client.send(call('terms'), { parameters: { id: strategyId } });
    return mapResult(answer, ({ data }) => strategyTermsFromWire(data));
  }

  async xray(strategyId: string, amount: number, days: number): Outcome<CopyXray> {
    const answer = await this.#client.send(call('xray'), { parameters: { id: strategyId }, query: { amount, days } });
    return mapResult(answer, ({ data }) => xrayFromWire(data));
  }

  async copies(): Outcome<readonly OwnCopy[]> {
    const answer = await this.#client.send(call('list'));
    return mapResult(answer, ({ data }) =>
      data.rows.map((row) => copyFromWire(row, this.#unknown)).filter((row) => row !== undefined),
    );
  }

  async trades(copyId: string, page: number, size: number): Outcome<Page<CopiedTrade>> {
    const answer = await this.#client.send(call('trades'), { parameters: { id: copyId }, query: { page, size } });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map((row) => tradeFromWire(row, this.#unknown)).filter((row) => row !== undefined),
      total: data.meta.total,
    }));
  }

  async profitShares(copyId: string): Outcome<readonly ProfitShare[]> {
    const answer = await this.#client.send(call('shares'), { parameters: { id: copyId } });
    return mapResult(answer, ({ data }) => data.rows.map(shareFromWire).filter((row) => row !== undefined));
  }

  async movements(copyId: string): Outcome<readonly CopyMovement[]> {
    const answer = await this.#client.send(call('movements'), { parameters: { id: copyId } });
    return mapResult(answer, ({ data }) => data.rows.map(movementFromWire).filter((row) => row !== undefined));
  }

  async holdingReturns(): Outcome<HoldingReturns> {
    const answer = await this.#client.send(call('holdingReturns'));
    return mapResult(answer, ({ data }) => data);
  }

  async move(copyId: string, amount: Decimal): Outcome<{ readonly shared: Decimal | undefined }> {
    const answer = await this.#client.send(call('move'), {
      parameters: { id: copyId },
      body: { amount: decimalText(amount) },
    });
    return mapResult(answer, ({ data }) => ({ shared: known(data.profitShared) }));
  }

  async start({ strategyId, amount, counter, terms }: NewCopy): Outcome<{ readonly copyId: string }> {
    const answer = await this.#client.send(call('start'), {
      body: { strategyId, amount: decimalText(amount), counter, ...termsToWire(terms) },
    });
    return mapResult(answer, ({ data }) => data);
  }

  async change(copyId: string, terms: CopyTerms): Outcome<void> {
    const answer = await this.#client.send(call('change'), { parameters: { id: copyId }, body: termsToWire(terms) });
    return mapResult(answer, () => undefined);
  }

  async pause(copyId: string, paused: boolean): Outcome<void> {
    const answer = await this.#client.send(call('pause'), { parameters: { id: copyId }, body: { paused } });
    return mapResult(answer, () => undefined);
  }

  async stop(copyId: string, closePositions: boolean): Outcome<void> {
    const answer = await this.#client.send(call('stop'), { parameters: { id: copyId }, body: { closePositions } });
    return mapResult(answer, () => undefined);
  }

  async closePosition(copyId: string, symbol: string): Outcome<void> {
    const answer = await this.#client.send(call('stop'), {
      parameters: { id: copyId },
      body: { closePositions: true, symbol },
    });
    return mapResult(answer, () => undefined);
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof ownCopiesEndpoints>(
  name: Name,
): Promise<(typeof ownCopiesEndpoints)[Name]> {
  return (await import('../../wire/catalogue/own-copies.endpoints')).ownCopiesEndpoints[name];
}
