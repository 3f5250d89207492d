import { readAlgoOrders } from './algo-message-reader';
import { readNotification } from './notification-reader';
import { readMarginAssignment, readMarginSummary, readPositions } from './position-message-reader';
import type { TopicValues } from './account-topic-values';

type Readers = {
  readonly [Topic in keyof TopicValues]: (data: unknown, at: number) => TopicValues[Topic] | undefined;
};

/** What is read only once somebody listens to it; `undefined` for what cannot be read. */
export const accountTopicReaders: Readers = {
  position: readPositions,
  account: readMarginSummary,
  algoexecutionreportv2: readAlgoOrders,
  marginassignment: readMarginAssignment,
  notification: readNotification,
};
