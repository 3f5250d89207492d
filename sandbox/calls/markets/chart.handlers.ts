import { day } from '../../../src/domain/shared/instant';
import type { chartEndpoints } from '../../../src/infrastructure/wire/catalogue/chart.endpoints';
import { unitsText } from '../../engine/model/units';
import { chartColumns, chartDescription, chartGroups, chartMarket, chartName, resolutions } from './chart-symbols';
import { ChartStream } from './chart-stream';
import { exchangeProfile } from '../../shared/exchange-profile';
import type { Call, Handlers } from '../routing/handler';
import { decimalOf, MarketBoard } from '../../services/markets/market-board';
import type { Services } from '../routing/services';
import type { MarketFormat } from '../../services/markets/market-format';

const mostBars = 500;
const hoursShown = 24;
const mostSymbols = 200;

export function chartHandlers({ exchange, markets, now }: Services): Handlers<typeof chartEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const stream = new ChartStream(board);
  const { id: exchangeId, name } = exchangeProfile;
  const configuration = () => ({
    supported_resolutions: resolutions,
    // One way to look symbols up is needed, and only one may be offered.
    supports_search: false,
    supports_group_request: true,
    supports_marks: false,
    supports_timescale_marks: false,
    supports_time: false,
    exchanges: [{ value: exchangeId, name, desc: name }],
    symbols_types: [
      { name: 'Spot', value: 'spot' },
      { name: 'Perpetual', value: 'swap' },
    ],
  });
  const listed = (symbols: string) => symbols.split(',').filter(Boolean).slice(0, mostSymbols);
  // Fastify sends a stream as it comes; the schema describes one of its lines.
  const lines = ({ request, reply }: Pick<Call, 'request' | 'reply'>) => {
    void reply.type('application/json').header('Cache-Control', 'no-store');
    const reader = stream.open(request.ip);
    // Whoever waits for the first line must see at once that the stream is open.
    reader.once('resume', () => reply.raw.flushHeaders());
    return reader as never;
  };

  return {
    udfConfiguration: configuration,
    udfSymbols: ({ query }) => {
      if (query.group !== undefined && query.group !== exchangeId) return unknown('group');
      return {
        ...chartColumns(board.all),
        'session-regular': '24x7',
        'has-daily': true,
        'has-weekly-and-monthly': true,
        fractional: false,
        minmovement2: 0,
        pointvalue: 1,
      };
    },
    udfQuotes: ({ query }) => ({ s: 'ok', d: listed(query.symbols).map((symbol) => quoteOf(board, symbol)) }),
    udfStream: lines,
    sparklines: ({ query }) => {
      const rows = listed(query.symbols).map((symbol) => {
        const market = board.market(symbol);
        const hours = exchange.candles(symbol, '1h', { after: now() - day, limit: hoursShown });
        return {
          symbol,
          points: [...hours]
            .reverse()
            .map(({ startAt, close }): [number, number] => [startAt, Number(market.price(close))]),
        };
      });
      return { success: true, data: { rows }, timestamp: now() };
    },
    bars: ({ query }) => {
      const market = chartMarket(board, query.symbol);
      if (!market) return unknown('symbol');
      const bars = [...exchange.candles(market.symbol, query.timeFrame, { limit: mostBars })].reverse();
      if (bars.length === 0) return { s: 'no_data' };
      const prices = (field: 'open' | 'high' | 'low' | 'close') => bars.map((bar) => Number(market.price(bar[field])));
      return {
        s: 'ok',
        t: bars.map(({ startAt }) => startAt / 1000),
        o: prices('open'),
        h: prices('high'),
        l: prices('low'),
        c: prices('close'),
        v: bars.map(({ volume }) => Number(market.quantity(volume))),
        a: bars.map(({ amount }) => Number(unitsText(amount))),
      };
    },
    configuration,
    groups: () => ({ s: 'ok', d: { groups: Object.values(chartGroups).map((id) => ({ id })) } }),
    symbols: ({ query: { group } }) => {
      const chosen =
        group === undefined
          ? board.all
          : group === chartGroups.SPOT
            ? board.spot
            : group === chartGroups.PERP
              ? board.perpetual
              : undefined;
      if (!chosen) return unknown('group');
      return {
        s: 'ok',
        ...chartColumns(chosen),
        session: '24x7',
        currency: chosen.map(({ specification }) => specification.quote),
        'base-currency': chosen.map(({ specification }) => specification.base),
      };
    },
    stream: lines,
  };
}

/** A refusal as charts read it: with status 200 and no envelope. */
function unknown(what: string): { s: 'error'; errmsg: string } {
  return { s: 'error', errmsg: `unknown ${what}` };
}

function quoteOf(board: MarketBoard, asked: string) {
  const market = chartMarket(board, asked);
  const figures = market && board.figures(market);
  if (!market || !figures || figures.last === undefined) return { s: 'error' as const, n: asked.slice(0, 64), v: {} };
  return { s: 'ok' as const, n: asked, v: quoteValues(market, figures) };
}

function quoteValues(
  market: MarketFormat,
  { open, last, high, low, bid, ask, volume, change }: ReturnType<MarketBoard['figures']>,
) {
  const { specification } = market;
  const [opened, closed] = [Number(open), Number(last)];
  const decimals = market.price(1).split('.')[1]?.length ?? 0;
  // Without the noise that subtracting doubles leaves behind.
  const rounded = (value: number, places = decimals) => Number(decimalOf(value, places));
  const best = { ...(ask !== undefined && { ask: Number(ask) }), ...(bid !== undefined && { bid: Number(bid) }) };
  return {
    ch: rounded(closed - opened),
    chp: rounded((change ?? 0) * 100, 4),
    short_name: chartName(specification),
    exchange: exchangeProfile.id,
    description: chartDescription(specification),
    lp: closed,
    ...best,
    ...(ask !== undefined && bid !== undefined && { spread: rounded(Number(ask) - Number(bid)) }),
    open_price: opened,
    high_price: Number(high),
    low_price: Number(low),
    prev_close_price: opened,
    volume: Number(volume),
  };
}
