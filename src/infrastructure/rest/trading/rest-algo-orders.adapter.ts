import type { AlgoOrderChange, AlgoOrder, AlgoType } from '../../../domain/trading/algo-order';
import type { Outcome } from '../../../application/kernel/failure';
import type { AlgoOrdersCommandsPort, AlgoOrderRequest } from '../../../application/trading/algo-orders-commands.port';
import type { AlgoOrdersPort } from '../../../application/trading/algo-orders.port';
import type { HistoryPage, HistoryQuery } from '../../../application/trading/trading.port';
import { failure, mapResult, success } from '../../../domain/shared/result';
import type { algoOrdersEndpoints } from '../../wire/catalogue/algo-orders.endpoints';
import { loadedOnce } from '../transport/loaded-once';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { algoChangeToWire, algoOrderFromWire, algoOrderToWire } from './algo-orders.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestAlgoOrdersAdapter implements AlgoOrdersPort, AlgoOrdersCommandsPort {
  static readonly needs: Needs<typeof RestAlgoOrdersAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async place(request: AlgoOrderRequest): Outcome<{ readonly algoOrderId: string }> {
    const answer = await this.#client.send(call('place'), { body: algoOrderToWire(request) });
    if (!answer.ok) return answer;
    const [row] = answer.value.data.rows;
    return row ? success({ algoOrderId: row.algoOrderId }) : failure({ kind: 'malformed', detail: 'algo order' });
  }

  async edit(algoOrderId: string, change: AlgoOrderChange): Outcome<void> {
    return mapResult(
      await this.#client.send(call('edit'), { body: algoChangeToWire(algoOrderId, change) }),
      () => undefined,
    );
  }

  async cancel(order: { readonly algoOrderId: string; readonly symbol: string }): Outcome<void> {
    return mapResult(await this.#client.send(call('cancel'), { query: { ...order } }), () => undefined);
  }

  async cancelAll(
    filter: { readonly symbol?: string; readonly algoType?: Exclude<AlgoType, 'other'> } = {},
  ): Outcome<void> {
    return mapResult(await this.#client.send(call('cancelAll'), { query: { ...filter } }), () => undefined);
  }

  async byClientAlgoOrderId(clientAlgoOrderId: number): Outcome<AlgoOrder> {
    const answer = await this.#client.send(call('order'), { query: { clientAlgoOrderId } });
    if (!answer.ok) {
      const { error } = answer;
      // Only the exchange's own word counts: it never took an order of that id.
      if (error.kind !== 'rejected' || error.reason !== 'orderNotFound') return answer;
      return failure({ kind: 'notFound', code: error.code, detail: error.detail });
    }
    const order = algoOrderFromWire(answer.value.data, this.#unknown);
    return order ? success(order) : failure({ kind: 'malformed', detail: 'algo order' });
  }

  open(query: HistoryQuery): Outcome<HistoryPage<AlgoOrder>> {
    return this.#orders('INCOMPLETE', query);
  }

  ended(query: HistoryQuery): Outcome<HistoryPage<AlgoOrder>> {
    return this.#orders('COMPLETED', query);
  }

  async #orders(
    status: 'INCOMPLETE' | 'COMPLETED',
    { symbol, from, to, page, size }: HistoryQuery,
  ): Outcome<HistoryPage<AlgoOrder>> {
    const answer = await this.#client.send(call('orders'), {
      query: {
        status,
        page,
        size,
        ...(symbol !== undefined && { symbol }),
        ...(from !== undefined && { startTime: from }),
        ...(to !== undefined && { endTime: to }),
      },
    });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map((row) => algoOrderFromWire(row, this.#unknown)).filter((order) => order !== undefined),
      total: data.meta?.total ?? data.rows.length,
    }));
  }
}

const catalogue = loadedOnce(() => import('../../wire/catalogue/algo-orders.endpoints'));

async function call<Name extends keyof typeof algoOrdersEndpoints>(
  name: Name,
): Promise<(typeof algoOrdersEndpoints)[Name]> {
  return (await catalogue()).algoOrdersEndpoints[name];
}
