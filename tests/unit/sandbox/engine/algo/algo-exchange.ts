import type { AlgoCommand, AlgoRequest, EngineAlgoOrder } from '../../../../../sandbox/engine/model/algo-model';
import type { CommandOutcome } from '../../../../../sandbox/engine/model/commands';
import type { EngineEvent } from '../../../../../sandbox/engine/model/events';
import { coin, contract, TestExchange } from '../test-exchange';

type PlaceAlgo = Extract<AlgoCommand, { type: 'placeAlgo' }>;

/** An exchange with a price: two houses trade with each other wherever a test wants it. */
export class AlgoExchange extends TestExchange {
  /** Everything that was announced since the last look. */
  story: EngineEvent[] = [];

  constructor(price = 100) {
    super();
    for (const accountId of ['maker', 'taker']) this.do({ type: 'openAccount', accountId, kind: 'house' });
    this.trade(price);
    this.story = [];
  }

  override do(command: Parameters<TestExchange['do']>[0]): CommandOutcome {
    const outcome = super.do(command);
    // The constructor of the base calls this before there is a story.
    this.story?.push(...this.events);
    return outcome;
  }

  /** Two steps change hands at a price, and whatever rests in between goes first. */
  trade(price: number, quantity = 2): void {
    this.place('maker', 'SELL', price, quantity);
    this.place('taker', 'BUY', price, quantity, { orderType: 'IOC' });
    this.do({ type: 'cancelAll', accountId: 'maker' });
  }

  algo(accountId: string, request: AlgoRequest, more: Partial<PlaceAlgo> = {}): CommandOutcome {
    return this.do({
      type: 'placeAlgo',
      accountId,
      symbol: coin.symbol,
      clientAlgoOrderId: 0,
      tag: 'default',
      request,
      ...more,
    });
  }

  /** Places one that must be accepted. */
  placed(accountId: string, request: AlgoRequest, more: Partial<PlaceAlgo> = {}): EngineAlgoOrder {
    const outcome = this.algo(accountId, request, more);
    if (!outcome.ok || outcome.algo === undefined)
      throw new Error(outcome.ok ? 'No conditional order' : outcome.reason);
    return outcome.algo;
  }

  /** The last that was told of an order or leg. */
  told(algoOrderId: number): EngineAlgoOrder {
    const roots = this.story.flatMap((event) => (event.type === 'algo' ? [event.order] : []));
    const all = roots.reverse().flatMap(tree);
    const found = all.find((order) => order.algoOrderId === algoOrderId);
    if (found === undefined) throw new Error(`Nothing was told of ${algoOrderId}`);
    return found;
  }
}

export function tree(order: EngineAlgoOrder): EngineAlgoOrder[] {
  return [order, ...order.children.flatMap(tree)];
}

export const stop = (side: 'BUY' | 'SELL', triggerPrice: number, more: Partial<AlgoRequest> = {}): AlgoRequest => ({
  algoType: 'STOP',
  side,
  childType: 'MARKET',
  quantity: 5,
  triggerPrice,
  ...more,
});
export const takeProfit = (triggerPrice: number, more: Partial<AlgoRequest> = {}): AlgoRequest => ({
  algoType: 'TAKE_PROFIT',
  triggerPrice,
  ...more,
});
export const stopLoss = (triggerPrice: number, more: Partial<AlgoRequest> = {}): AlgoRequest => ({
  algoType: 'STOP_LOSS',
  triggerPrice,
  ...more,
});

export const refusal = (reason: string) => ({ ok: false, reason });
/** An order whose profit and loss are taken care of beforehand. */
export const bracket = (more: Partial<AlgoRequest> = {}): AlgoRequest => ({
  algoType: 'BRACKET',
  side: 'BUY',
  childType: 'LIMIT',
  price: 98,
  quantity: 10,
  children: [
    {
      algoType: 'POSITIONAL_TP_SL',
      children: [takeProfit(105, { childType: 'CLOSE_POSITION' }), stopLoss(95, { childType: 'CLOSE_POSITION' })],
    },
  ],
  ...more,
});

/** The same on the contract: ann and bob trade it, the houses make its price. */
export class ContractExchange extends AlgoExchange {
  constructor() {
    super();
    this.tradeContract(100);
    this.do({ type: 'advance' });
    this.story = [];
  }

  quote(side: 'BUY' | 'SELL', price: number, quantity: number): void {
    this.place('maker', side, price, quantity, { symbol: contract.symbol });
  }

  tradeContract(price: number): void {
    this.quote('SELL', price, 2);
    this.place('taker', 'BUY', price, 2, { symbol: contract.symbol, orderType: 'IOC' });
    this.do({ type: 'cancelAll', accountId: 'maker' });
  }

  /** The same among other customers, so that the makers' orders stay. */
  tradeAbove(price: number): void {
    this.place('bob', 'SELL', price, 2, { symbol: contract.symbol });
    this.place('taker', 'BUY', price, 2, { symbol: contract.symbol, orderType: 'IOC' });
  }

  /** Opens (or, with the other side, closes) a position of ann's at a price. */
  open(side: 'BUY' | 'SELL', price: number, quantity: number): void {
    this.quote(side === 'BUY' ? 'SELL' : 'BUY', price, quantity);
    this.place('ann', side, price, quantity, { symbol: contract.symbol });
  }

  position(accountId: string): number {
    return this.engine.ledger.accounts.get(accountId)!.positions.get(contract.symbol)?.holding ?? 0;
  }
}
