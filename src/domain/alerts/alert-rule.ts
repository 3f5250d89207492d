import type { Instant, Milliseconds } from '../shared/instant';

/** Which side of a level something is on. At the level counts as having reached it. */
export type AlertSide = 'above' | 'below';

export type AlertCondition =
  /** `crosses`: comes from either side. `above` and `below` hold at once where the price is there already. */
  | { readonly kind: 'price'; readonly when: 'crosses' | AlertSide; readonly price: number }
  /** Moves so much within a time, from the lowest or the highest price of that time. In percent. */
  | {
      readonly kind: 'move';
      readonly direction: 'up' | 'down' | 'either';
      readonly percent: number;
      readonly within: Milliseconds;
    }
  /** Funding of the next settlement, as a fraction. */
  | { readonly kind: 'funding'; readonly when: AlertSide; readonly rate: number }
  /** How much of what rests in the book is bid for, as a fraction. */
  | { readonly kind: 'imbalance'; readonly when: AlertSide; readonly bidShare: number }
  /** A minute that trades so many times the average of the twenty before it. */
  | { readonly kind: 'volume'; readonly times: number }
  /** The account's own margin ratio, as a fraction. */
  | { readonly kind: 'margin'; readonly when: AlertSide; readonly ratio: number };

export type AlertKind = AlertCondition['kind'];
export const alertKinds: readonly AlertKind[] = ['price', 'move', 'funding', 'imbalance', 'volume', 'margin'];

/** Something that somebody wants to hear of. */
export interface AlertRule {
  readonly id: string;
  readonly symbol: string;
  readonly condition: AlertCondition;
  /** Time that must pass between two firings; absent: it fires once. */
  readonly coolDown?: Milliseconds | undefined;
  /** When it fired last. */
  readonly firedAt?: Instant | undefined;
  /** Side of the price level when it was made, so that a crossing while nobody looked is told too. */
  readonly from?: AlertSide | undefined;
}

/** What is known of a market or of the account at a moment. Times are the exchange's. */
export type AlertTick = { readonly symbol: string; readonly at: Instant } & (
  | { readonly kind: 'price'; readonly price: number }
  | { readonly kind: 'funding'; readonly rate: number }
  | { readonly kind: 'imbalance'; readonly bidShare: number }
  /** Traded since the minute began; a tick of a later minute ends the one before. In base. */
  | { readonly kind: 'volume'; readonly minuteAt: Instant; readonly volume: number }
  | { readonly kind: 'margin'; readonly ratio: number }
);

export interface AlertFiring {
  readonly ruleId: string;
  readonly at: Instant;
  /** The figure that set it off, in the condition's own unit; a move in percent with its sign. */
  readonly value: number;
}

/** Which ticks a condition is judged by. */
export function tickKindOf({ kind }: AlertCondition): AlertTick['kind'] {
  return kind === 'move' ? 'price' : kind;
}
