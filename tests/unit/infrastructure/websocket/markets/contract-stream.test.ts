import type { Listener } from '../../../../../src/application/kernel/observable-value';
import type { TopicData } from '../../../../../src/infrastructure/websocket/markets/websocket-market-stream.adapter';
import { WebsocketContractStreamAdapter } from '../../../../../src/infrastructure/websocket/markets/websocket-contract-stream.adapter';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { RecordedLog } from '../../../../support/recorded-log';

const at = 1_760_000_001_000;
const perpetual = 'PERP_BTC_USDT';

function open() {
  const topics = new Map<string, Listener<TopicData>>();
  const log = new RecordedLog();
  const stream = new WebsocketContractStreamAdapter(
    { onTopic: (topic, listener) => (topics.set(topic, listener), () => void topics.delete(topic)) },
    log,
    new FakeScheduler(),
  );
  return { topics, log, stream };
}

it.each([
  ['letters', { s: perpetual, px: '60020.5', ts: at }],
  ['names', { symbol: perpetual, price: 60020.5 }],
])('reads prices in %s', (_spelling, data) => {
  const { topics, stream } = open();
  const heard: unknown[] = [];
  const stop = stream.onMarkPrice(perpetual, (price) => heard.push(price));
  topics.get(`markprice@${perpetual}`)!({ at, data });
  expect(heard).toEqual([{ symbol: perpetual, price: 60020.5, at }]);
  stop();
  expect(topics.size).toBe(0);
});

it.each([{ oi: '5.5' }, { v: '5.5' }, { openInterest: 5.5 }])('reads open interest out of %j', (value) => {
  const { topics, stream } = open();
  const heard: unknown[] = [];
  stream.onOpenInterest(perpetual, (interest) => heard.push(interest));
  topics.get(`openinterest@${perpetual}`)!({ at, data: { s: perpetual, ts: at, ...value } });
  expect(heard).toEqual([{ symbol: perpetual, quantity: 5.5, at }]);
});

it.each([
  ['letters', { s: perpetual, r: '-0.00001234', ft: at + 5, ts: at }],
  ['names', { symbol: perpetual, fundingRate: -0.00001234, fundingTs: at + 5 }],
])('reads estimated funding in %s, also below zero', (_spelling, data) => {
  const { topics, stream } = open();
  const heard: unknown[] = [];
  stream.onFundingEstimate(perpetual, (estimate) => heard.push(estimate));
  topics.get(`estfundingrate@${perpetual}`)!({ at, data });
  expect(heard).toEqual([{ symbol: perpetual, rate: -0.00001234, nextAt: at + 5, at }]);
});

it.each([
  null,
  [],
  {},
  { s: 'PERP_ETH_USDT', px: '1', ts: at },
  { s: perpetual, px: '-1', ts: at },
  { s: perpetual, px: 'NaN', ts: at },
  { s: perpetual, ts: at },
])('leaves out %j, and notes it', (data) => {
  const { topics, stream, log } = open();
  const heard: unknown[] = [];
  stream.onMarkPrice(perpetual, (price) => heard.push(price));
  topics.get(`markprice@${perpetual}`)!({ at, data });
  expect(heard).toEqual([]);
  expect(log.lines).toHaveLength(1);
});

it('takes no rate beyond 100 %', () => {
  const { topics, stream } = open();
  const heard: unknown[] = [];
  stream.onFundingEstimate(perpetual, (estimate) => heard.push(estimate));
  topics.get(`estfundingrate@${perpetual}`)!({ at, data: { s: perpetual, r: '1.5', ft: at + 5, ts: at } });
  expect(heard).toEqual([]);
});
