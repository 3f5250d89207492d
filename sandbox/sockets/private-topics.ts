export type Family = 'event' | 'cmd';

/** What an account is told about, whichever name a family gives it. */
export type Channel = 'executions' | 'algos' | 'positions' | 'balances' | 'account' | 'assignments' | 'notifications';

/** The private topics of both families (protocol 1.7); conditional orders have changed their name once. */
const channels: Readonly<Record<string, Channel>> = {
  executionreport: 'executions',
  algoexecutionreport: 'algos',
  algoexecutionreportv2: 'algos',
  position: 'positions',
  balance: 'balances',
  account: 'account',
  marginassignment: 'assignments',
  notification: 'notifications',
};

export function channelOf(topic: string): Channel | undefined {
  return Object.hasOwn(channels, topic) ? channels[topic] : undefined;
}
