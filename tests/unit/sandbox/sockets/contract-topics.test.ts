import type { FundingState } from '../../../../sandbox/engine/model/margin-model';
import { cmdTopic } from '../../../../sandbox/sockets/topics/cmd-topics';
import { eventTopic } from '../../../../sandbox/sockets/topics/event-topics';
import type { MarketFeeds } from '../../../../sandbox/sockets/topics/market-feeds';
import type { TopicMessage } from '../../../../sandbox/sockets/topics/topic-source';
import { marketFormats } from '../../../../sandbox/services/markets/market-format';
import { at, perpetual, ScriptedExchange, units } from './scripted-exchange';

const spot = 'SPOT_BTC_USDT';
const funding = { symbol: perpetual, estimatedRate: -12_340_000n, nextAt: at + 3_600_000 } as FundingState;

let exchange: ScriptedExchange;
let feeds: MarketFeeds;
let held = 5_000;

beforeEach(() => {
  jest.useFakeTimers({ now: at });
  held = 5_000;
  exchange = new ScriptedExchange();
  exchange.margin = {
    indexPrice: (symbol) => (symbol === perpetual ? units(60_010.5) : undefined),
    markPrice: (symbol) => (symbol === perpetual ? units(60_020) : undefined),
    openInterest: () => held,
    funding: (symbol) => (symbol === perpetual ? funding : undefined),
  };
  feeds = {
    exchange: exchange.service,
    markets: marketFormats(exchange.instruments),
    now: () => Date.now(),
  } as unknown as MarketFeeds;
});

afterEach(() => jest.useRealTimers());

/** What a topic tells in so many milliseconds. */
function heard(topic: ReturnType<typeof cmdTopic>, milliseconds: number): readonly TopicMessage[] {
  const messages: TopicMessage[] = [];
  const stop = topic!.start((message) => messages.push(message));
  jest.advanceTimersByTime(milliseconds);
  stop();
  return messages;
}

it.each([
  ['event', `${spot}@indexprice`, { symbol: spot, price: 60010.5 }],
  ['event', `${perpetual}@markprice`, { symbol: perpetual, price: 60020 }],
  ['event', `${perpetual}@openinterest`, { symbol: perpetual, openInterest: 0.05 }],
  ['event', `${perpetual}@estfundingrate`, { symbol: perpetual, fundingRate: -0.00001234, fundingTs: at + 3_600_000 }],
  ['event', 'indexprices', [{ symbol: spot, price: 60010.5 }]],
  ['event', 'markprices', [{ symbol: perpetual, price: 60020 }]],
  ['event', 'openinterests', expect.arrayContaining([{ symbol: perpetual, openInterest: 0.05 }])],
  ['cmd', `indexprice@${spot}`, { s: spot, px: '60010.5', ts: at }],
  ['cmd', `markprice@${perpetual}`, { s: perpetual, px: '60020', ts: at }],
  ['cmd', `openinterest@${perpetual}`, { s: perpetual, oi: '0.05', v: '0.05', ts: at }],
  ['cmd', `estfundingrate@${perpetual}`, { s: perpetual, r: '-0.00001234', ft: at + 3_600_000, ts: at }],
  ['cmd', 'markprices', [{ symbol: perpetual, price: 60020 }]],
])('%s %s greets with its figure', (family, topic, data) => {
  const source = family === 'event' ? eventTopic(feeds, topic) : cmdTopic(feeds, topic);
  expect(source!.snapshot!()).toEqual({ ts: at, data });
});

it.each([
  ['event', `${perpetual}@indexprice`],
  ['event', `${spot}@markprice`],
  ['event', `${spot}@openinterest`],
  ['event', `${spot}@estfundingrate`],
  ['event', `${perpetual}@markprice@1`],
  ['cmd', `indexprice@${perpetual}`],
  ['cmd', `markprice@${spot}`],
  ['cmd', `estfundingrate@${perpetual}@1m`],
  ['cmd', `bbo@${perpetual}@@`],
  ['cmd', 'constructor@PERP_BTC_USDT'],
])('there is no %s topic %s', (family, topic) => {
  expect(family === 'event' ? eventTopic(feeds, topic) : cmdTopic(feeds, topic)).toBeUndefined();
});

it('prices come each second, changed or not, funding each minute', () => {
  expect(heard(cmdTopic(feeds, `markprice@${perpetual}`), 3_000)).toHaveLength(3);
  expect(heard(cmdTopic(feeds, `estfundingrate@${perpetual}`), 120_000)).toHaveLength(2);
});

it('open interest comes within a second of a change and every ten seconds otherwise', () => {
  const times: number[] = [];
  const stop = cmdTopic(feeds, `openinterest@${perpetual}`)!.start(({ ts }) => times.push(ts - at));
  jest.advanceTimersByTime(12_500);
  held = 6_000;
  jest.advanceTimersByTime(11_000);
  stop();
  expect(times).toEqual([1_000, 11_000, 13_000, 23_000]);
});

it('nothing is said of which nothing is known', () => {
  exchange.margin = {
    indexPrice: () => undefined,
    markPrice: () => undefined,
    openInterest: () => 0,
    funding: () => undefined,
  };
  for (const topic of [
    `indexprice@${spot}`,
    `markprice@${perpetual}`,
    `openinterest@${perpetual}`,
    `estfundingrate@${perpetual}`,
  ]) {
    expect(heard(cmdTopic(feeds, topic), 60_000)).toEqual([]);
  }
});
