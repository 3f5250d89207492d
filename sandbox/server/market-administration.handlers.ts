import type { marketAdministrationEndpoints } from '../../src/infrastructure/rest/catalogue/market-administration.endpoints';
import { parseDecimal, decimalText } from '../../src/domain/shared/decimal';
import { invalidParameter, rejected } from '../api-error';
import type { Command } from '../exchange/model';
import { unitsFromText, unitsText } from '../exchange/units';
import type { Handlers } from './handler';
import { MarketBoard } from './market-board';
import { contractOf } from './public-rows';
import type { Services } from './services';

/** What an administrator says in place of the market, until it is given back. */
export function marketAdministrationHandlers({ exchange, markets, now }: Services): Handlers<typeof marketAdministrationEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const submit = async (command: Command) => {
    const outcome = await exchange.submit(command);
    if (!outcome.ok) throw rejected(outcome.reason);
  };
  const override = async (price: 'index' | 'mark', { symbol, value }: { symbol: string; value: string | null }) => {
    contractOf(board, symbol);
    const units = value === null ? undefined : unitsOf(value, 'value');
    if (units !== undefined && units <= 0n) throw invalidParameter('value');
    await submit({ type: 'overridePrice', symbol, price, value: units });
    return { success: true as const, data: { symbol, value, effectiveFrom: now() }, timestamp: now() };
  };
  const limitsOf = (symbol: string) => {
    const funding = exchange.margin.funding(contractOf(board, symbol).symbol);
    if (!funding) throw rejected('notAvailable');
    return { success: true as const, data: { symbol, cap: unitsText(funding.cap), floor: unitsText(funding.floor) }, timestamp: now() };
  };

  return {
    setFundingRate: async ({ body: { symbol, value } }) => {
      contractOf(board, symbol);
      await submit({ type: 'overrideFunding', symbol, rate: value === null ? undefined : unitsOf(value, 'value') });
      return { success: true, data: { symbol, value, effectiveFrom: now() }, timestamp: now() };
    },
    fundingCap: ({ query }) => limitsOf(query.symbol),
    setFundingCap: async ({ query, body }) => {
      const symbol = body.symbol ?? query.symbol;
      if (symbol === undefined) throw invalidParameter('symbol');
      contractOf(board, symbol);
      const [cap, floor] = [unitsOf(body.cap, 'cap'), unitsOf(body.floor, 'floor')];
      if (floor > cap) throw invalidParameter('floor');
      await submit({ type: 'setFundingCap', symbol, cap, floor });
      return limitsOf(symbol);
    },
    setIndexPrice: ({ body }) => override('index', body),
    setMarkPrice: ({ body }) => override('mark', body),
  };
}

function unitsOf(text: string, name: string): bigint {
  const value = parseDecimal(text);
  if (!value || value.abs().gt(Number.MAX_SAFE_INTEGER)) throw invalidParameter(name);
  try {
    return unitsFromText(decimalText(value));
  } catch {
    throw invalidParameter(name);
  }
}
