import type { Outcome } from '../../../application/kernel/failure';
import type { PositionsCommandsPort } from '../../../application/trading/positions-commands.port';
import type { FundingPayment, LeverageSetting, PositionsPort } from '../../../application/trading/positions.port';
import type { HistoryPage, HistoryQuery } from '../../../application/trading/trading.port';
import { decimalText, type Decimal } from '../../../domain/shared/decimal';
import { failure, mapResult, success } from '../../../domain/shared/result';
import type { MarginMode, Position, PositionMode, PositionSide } from '../../../domain/trading/position';
import type { positionsEndpoints } from '../../wire/catalogue/positions.endpoints';
import { RestClient } from '../transport/rest-client';
import {
  fundingPaymentFromWire,
  marginModeFromWire,
  positionFromWire,
  positionModeFromWire,
  positionSideFromWire,
} from './positions.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestPositionsAdapter implements PositionsPort, PositionsCommandsPort {
  static readonly needs: Needs<typeof RestPositionsAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async positions(symbol?: string): Outcome<readonly Position[]> {
    const answer = await this.#client.send(call('positions'), {
      query: symbol === undefined ? {} : { symbol },
    });
    return mapResult(answer, ({ data }) =>
      data.positions.map(positionFromWire).filter((position) => position !== undefined),
    );
  }

  async leverage(symbol: string, marginMode: MarginMode): Outcome<LeverageSetting> {
    const answer = await this.#client.send(call('leverage'), { query: { symbol, marginMode } });
    if (!answer.ok) return answer;
    const { data } = answer.value;
    const [margin, mode] = [marginModeFromWire(data.marginMode), positionModeFromWire(data.positionMode)];
    if (!margin || !mode) return failure({ kind: 'malformed', detail: 'leverage' });
    const sides = data.details.flatMap(({ positionSide, leverage }) => {
      const side = positionSideFromWire(positionSide);
      return side ? [{ positionSide: side, leverage }] : [];
    });
    return success({ marginMode: margin, positionMode: mode, sides });
  }

  async setLeverage(setting: {
    readonly symbol: string;
    readonly marginMode: MarginMode;
    readonly leverage: number;
    readonly positionSide?: PositionSide;
  }): Outcome<void> {
    return mapResult(await this.#client.send(call('setLeverage'), { body: { ...setting } }), () => undefined);
  }

  async marginMode(symbol: string): Outcome<MarginMode> {
    const answer = await this.#client.send(call('marginModes'), { query: { symbol } });
    if (!answer.ok) return answer;
    const mode = marginModeFromWire(
      answer.value.data.rows.find((row) => row.symbol === symbol)?.defaultMarginMode ?? '',
    );
    return mode ? success(mode) : failure({ kind: 'malformed', detail: 'margin mode' });
  }

  async setMarginMode(mode: MarginMode, symbol?: string): Outcome<void> {
    const body = { defaultMarginMode: mode };
    const answer =
      symbol === undefined
        ? await this.#client.send(call('setMarginModes'), { body })
        : await this.#client.send(call('setMarginModeOf'), { parameters: { symbol }, body });
    return mapResult(answer, () => undefined);
  }

  async resetMarginModes(): Outcome<void> {
    return mapResult(await this.#client.send(call('resetMarginModes')), () => undefined);
  }

  async setPositionMode(mode: PositionMode): Outcome<void> {
    return mapResult(
      await this.#client.send(call('setPositionMode'), { body: { positionMode: mode } }),
      () => undefined,
    );
  }

  async adjustIsolatedMargin({
    symbol,
    positionSide,
    amount,
  }: {
    readonly symbol: string;
    readonly positionSide: PositionSide;
    readonly amount: Decimal;
  }): Outcome<void> {
    const body = {
      symbol,
      positionSide,
      adjustToken: 'USDT',
      adjustAmount: decimalText(amount.abs()),
      action: amount.lt(0) ? ('REDUCE' as const) : ('ADD' as const),
    };
    return mapResult(await this.#client.send(call('adjustIsolatedMargin'), { body }), () => undefined);
  }

  async fundingPayments({ symbol, from, to, page, size }: HistoryQuery): Outcome<HistoryPage<FundingPayment>> {
    const answer = await this.#client.send(call('fundingPayments'), {
      query: {
        page,
        size,
        ...(symbol !== undefined && { symbol }),
        ...(from !== undefined && { startTime: from }),
        ...(to !== undefined && { endTime: to }),
      },
    });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map(fundingPaymentFromWire),
      total: data.meta?.total ?? data.rows.length,
    }));
  }
}

async function call<Name extends keyof typeof positionsEndpoints>(
  name: Name,
): Promise<(typeof positionsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/positions.endpoints')).positionsEndpoints[name];
}
