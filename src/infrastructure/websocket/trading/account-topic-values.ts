import type { Notification } from '../../../domain/platform/notification';
import type { AlgoOrder } from '../../../domain/trading/algo-order';
import type { MarginSummary } from '../../../domain/trading/margin-summary';
import type { MarginAssignment, PositionChange } from '../../../domain/trading/position';

/** The topics beside orders and balances, by their names in the event envelope, and what they tell. */
export interface TopicValues {
  readonly position: readonly PositionChange[];
  readonly account: MarginSummary;
  readonly algoexecutionreportv2: readonly AlgoOrder[];
  readonly marginassignment: MarginAssignment;
  readonly notification: Notification;
}

export type ExtraTopic = keyof TopicValues;
