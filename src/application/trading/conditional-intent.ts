import type { ConditionalDraft } from '../../domain/trading/ticket-conditions';
import type { AlgoLegRequest } from './algo-orders-commands.port';
import type { OrderIntent } from './place-order.use-case';
import type { AlgoOrderIntent } from './place-algo-order.use-case';

type Terms = Pick<OrderIntent, 'positionSide' | 'marginMode' | 'reduceOnly'>;

/** What the exchange is asked for by a conditional order (protocol 3.3). Its draft has no problems. */
export function conditionalIntent(
  symbol: string,
  draft: ConditionalDraft,
  { positionSide, marginMode, reduceOnly }: Terms = {},
): AlgoOrderIntent {
  const { side, quantity, triggerBy: triggerPriceType } = draft;
  const common = {
    symbol,
    side,
    ...(quantity && { quantity }),
    ...(positionSide && { positionSide }),
    ...(marginMode && { marginMode }),
    ...(reduceOnly && { reduceOnly }),
  };
  switch (draft.kind) {
    case 'STOP_MARKET':
      return { ...common, algoType: 'STOP', childType: 'MARKET', triggerPriceType, triggerPrice: draft.trigger! };
    case 'STOP_LIMIT':
      return {
        ...common,
        algoType: 'STOP',
        childType: 'LIMIT',
        triggerPriceType,
        triggerPrice: draft.trigger!,
        price: draft.price!,
      };
    case 'TRAILING_STOP': {
      const { by, distance, activation } = draft.trailing;
      return {
        ...common,
        algoType: 'TRAILING_STOP',
        childType: 'MARKET',
        triggerPriceType,
        ...(by === 'rate' ? { callbackRate: distance! } : { callbackValue: distance! }),
        ...(activation && { activatedPrice: activation }),
      };
    }
    case 'OCO':
      return { ...common, algoType: 'OCO', legs: ocoLegs(draft, common) };
    case 'BRACKET':
      return {
        ...common,
        algoType: 'BRACKET',
        ...(draft.price ? { childType: 'LIMIT', price: draft.price } : { childType: 'MARKET' }),
        legs: [{ algoType: 'POSITIONAL_TP_SL', legs: closingLegs(draft) }],
      };
  }
}

function ocoLegs(
  { side, price, trigger, stopPrice, triggerBy }: ConditionalDraft & { kind: 'OCO' },
  { quantity, reduceOnly }: Partial<AlgoLegRequest>,
): readonly AlgoLegRequest[] {
  const leg = { side, ...(quantity && { quantity }), ...(reduceOnly && { reduceOnly }) };
  return [
    { ...leg, algoType: 'TAKE_PROFIT', childType: 'LIMIT', price: price! },
    {
      ...leg,
      algoType: 'STOP_LOSS',
      triggerPriceType: triggerBy,
      triggerPrice: trigger!,
      ...(stopPrice ? { childType: 'LIMIT', price: stopPrice } : { childType: 'MARKET' }),
    },
  ];
}

function closingLegs({
  takeProfit,
  stopLoss,
  triggerBy: triggerPriceType,
}: ConditionalDraft & { kind: 'BRACKET' }): readonly AlgoLegRequest[] {
  const leg = (algoType: 'TAKE_PROFIT' | 'STOP_LOSS', triggerPrice: typeof takeProfit): readonly AlgoLegRequest[] =>
    triggerPrice ? [{ algoType, childType: 'CLOSE_POSITION', triggerPriceType, triggerPrice }] : [];
  return [...leg('TAKE_PROFIT', takeProfit), ...leg('STOP_LOSS', stopLoss)];
}
