import type * as z from 'zod/mini';
import type { ownCopiesEndpoints } from '../../../src/infrastructure/wire/catalogue/own-copies.endpoints';
import { Instrument } from '../../engine/model/instrument';
import { one, type Units, unitsText } from '../../engine/model/units';
import type { CopiedTrade, Copy, CopyTerms } from '../../services/copying/copy';
import { highestLeverage, leastCopied, mostCopied, mostSlippage } from '../../services/copying/copy-bounds';
import { copyCosts } from '../../services/copying/copy-costs';
import { copyPositions } from '../../services/copying/copy-positions';
import { marketsOf } from '../../services/social/copy-strategies';
import { holdingReturns } from '../../services/social/holding-returns';
import { requireProduct } from '../../services/users/products';
import { invalidParameter, notFound } from '../../shared/api-error';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { unitsOf } from '../../services/wallet/amounts';

const usualPage = 20;
/** USDT. */
const mostXrayed = 1_000_000_000;

type WireTerms = z.output<(typeof ownCopiesEndpoints)['change']['body']>;

export function ownCopiesHandlers(services: Services): Handlers<typeof ownCopiesEndpoints> {
  const { copying, copyTrading, copyStrategies, copyXrays, exchange, features, tradingRecord, now } = services;
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const instruments = new Map(exchange.instruments.map((each) => [each.symbol, new Instrument(each)]));
  const ownerOf = (call: Parameters<typeof callerOf>[0]) => callerOf(call).user.applicationId;

  const tradeRow = (trade: CopiedTrade) => {
    const instrument = instruments.get(trade.symbol)!;
    const { executed, notional } = trade;
    return {
      tradeId: trade.tradeId,
      closing: trade.closing,
      symbol: trade.symbol,
      side: trade.side,
      status: trade.status,
      leadPrice: trade.leadPrice === undefined ? null : unitsText(instrument.priceUnits(trade.leadPrice)),
      price: executed === 0 ? null : unitsText((notional * one) / instrument.baseUnits(executed)),
      wanted: unitsText(instrument.baseUnits(trade.wanted)),
      executed: unitsText(instrument.baseUnits(executed)),
      fee: unitsText(trade.fee),
      slippageCost: unitsText(copyCosts(exchange, [trade]).slippage),
      time: trade.at,
    };
  };

  const copyRow = (copy: Copy) => {
    const { name, leadTrader } = copyTrading.names(copy.strategyId);
    const { fees, slippage } = copyCosts(exchange, copying.repository.executed(copy.copyId));
    const kept = copying.ifKept(copy);
    return {
      copyId: copy.copyId,
      strategyId: copy.strategyId,
      strategyName: name,
      leadTraderCoolName: leadTrader,
      counter: copy.counter,
      status: copy.status,
      end: copy.end ?? null,
      amount: unitsText(copy.amount),
      taken: unitsText(copy.taken),
      takeable: unitsText(copying.takeable(copy)),
      releasable: textOf(kept?.releasable),
      profitShareDue: textOf(kept?.shared),
      worth: unitsText(copying.worth(copy)),
      returned: textOf(copy.returned),
      sharedProfit: unitsText(copy.shared),
      highWaterMark: unitsText(copy.mark),
      fees: unitsText(fees),
      slippageCost: unitsText(slippage),
      startTime: copy.startedAt,
      endTime: copy.endedAt ?? null,
      terms: termsToWire(copy.terms),
      positions: copy.status === 'ENDED' ? [] : positionsOf(copy),
    };
  };

  const positionsOf = ({ accountId }: Copy) =>
    copyPositions(exchange, accountId).map(({ symbol, side, ...position }) => ({
      symbol,
      side,
      quantity: unitsText(position.quantity),
      averageOpenPrice: unitsText(position.averageOpenPrice),
      markPrice: textOf(position.markPrice),
      unrealizedPnl: textOf(position.unrealizedPnl),
      liquidationPrice: textOf(position.liquidationPrice),
    }));

  return {
    terms: ({ parameters: { id } }) => {
      const strategy = copyStrategies.byId(id);
      if (strategy === undefined) throw notFound('strategy');
      const { copiers, inProfit, median } = copyTrading.copiersOf(strategy);
      return answer({
        profitShare: unitsText(strategy.profitShare),
        minAmount: unitsText(leastCopied),
        maxAmount: unitsText(mostCopied),
        maxLeverage: highestLeverage,
        maxSlippage: unitsText(mostSlippage),
        counterCopy: strategy.kind !== 'spot',
        symbols: exchange.instruments.map(({ symbol }) => symbol).filter(marketsOf[strategy.kind]),
        copiers,
        copiersInProfit: inProfit,
        medianReturn: median ?? null,
      });
    },
    xray: ({ parameters: { id }, query: { amount, days } }) => {
      const put = Number(unitsOf(amount, 'amount')) / 1e12;
      if (put < 1 || put > mostXrayed) throw invalidParameter('amount');
      const { measured, ...xray } = copyXrays.of(copyTrading.listed(id), put, days);
      return answer({ ...xray, slippage: xray.slippage ?? null, measuredTrades: measured });
    },
    list: (call) => answer({ rows: copying.repository.ofOwner(ownerOf(call)).map(copyRow) }),
    start: async (call) => {
      const { strategyId, amount, counter } = call.body;
      const { user } = callerOf(call);
      features.require(user, counter ? 'counter-copy' : 'copy-trading');
      requireProduct(user, 'COPY');
      copyTrading.listed(strategyId);
      const { copyId } = await copying.start(ownerOf(call), {
        strategyId,
        amount: unitsOf(amount, 'amount'),
        counter,
        terms: termsFromWire(call.body),
      });
      return answer({ copyId });
    },
    change: (call) => {
      const { copyId } = copying.change(ownerOf(call), idOf(call), termsFromWire(call.body));
      return answer({ copyId });
    },
    pause: (call) => answer({ status: copying.pause(ownerOf(call), idOf(call), call.body.paused).status }),
    stop: async (call) => {
      const { closePositions, symbol } = call.body;
      if (!closePositions && symbol) throw invalidParameter('symbol');
      const { status } = symbol
        ? await copying.closePosition(ownerOf(call), idOf(call), symbol)
        : await copying.stop(ownerOf(call), idOf(call), closePositions);
      return answer({ status });
    },
    move: async (call) => {
      const { copy, shared } = await copying.move(ownerOf(call), idOf(call), unitsOf(call.body.amount, 'amount'));
      return answer({
        amount: unitsText(copy.amount),
        taken: unitsText(copy.taken),
        profitShared: unitsText(shared),
      });
    },
    movements: (call) => {
      const { copyId } = copying.own(ownerOf(call), idOf(call));
      const rows = copying.movements
        .of(copyId)
        .map(({ movementId, amount, at }) => ({ movementId, amount: unitsText(amount), time: at }));
      return answer({ rows });
    },
    holdingReturns: (call) => answer(holdingReturns(exchange, tradingRecord, ownerOf(call))),
    trades: (call) => {
      const { copyId } = copying.own(ownerOf(call), idOf(call));
      const { page = 1, size = usualPage } = call.query;
      const { rows, total } = copying.repository.trades(copyId, page, size);
      return answer({ rows: rows.map(tradeRow), meta: { total } });
    },
    shares: (call) => {
      const { copyId } = copying.own(ownerOf(call), idOf(call));
      const rows = copying.repository.shares
        .of(copyId)
        .map(({ at, profit, amount }) => ({ time: at, profit: unitsText(profit), amount: unitsText(amount) }));
      return answer({ rows });
    },
  };
}

function termsFromWire(terms: WireTerms): CopyTerms {
  const optional = (name: 'amountPerTrade' | 'mostPerTrade' | 'stopLoss' | 'takeProfit'): Units | undefined => {
    const text = terms[name];
    return text === undefined || text === null ? undefined : unitsOf(text, name);
  };
  return {
    mode: terms.mode,
    amountPerTrade: optional('amountPerTrade'),
    mostPerTrade: optional('mostPerTrade'),
    stopLoss: optional('stopLoss'),
    takeProfit: optional('takeProfit'),
    slippage: unitsOf(terms.slippage, 'slippage'),
    leverage: terms.leverage,
    symbols: terms.symbols ?? undefined,
  };
}

const textOf = (value: Units | undefined): string | null => (value === undefined ? null : unitsText(value));

function termsToWire(terms: CopyTerms) {
  return {
    mode: terms.mode,
    amountPerTrade: textOf(terms.amountPerTrade),
    mostPerTrade: textOf(terms.mostPerTrade),
    stopLoss: textOf(terms.stopLoss),
    takeProfit: textOf(terms.takeProfit),
    slippage: unitsText(terms.slippage),
    leverage: terms.leverage,
    symbols: terms.symbols === undefined ? null : [...terms.symbols],
  };
}

/** @throws ApiError -1006 for what is no number. */
function idOf({ parameters }: { readonly parameters: { readonly id: string } }): number {
  const id = Number(parameters.id);
  if (!Number.isSafeInteger(id)) throw notFound('copy');
  return id;
}
