import type { TFunction } from 'i18next';
import { marketTopics } from '../../../../../../src/infrastructure/websocket/markets/market-topic';
import { WebsocketContractStreamAdapter } from '../../../../../../src/infrastructure/websocket/markets/websocket-contract-stream.adapter';
import { topicWords } from '../../../../../../src/presentation/features/terminal/connection/topic-words';
import texts from '../../../../../../src/presentation/i18n/en/safety.json';

const words: Readonly<Record<string, string>> = texts.topic;
const t = ((key: string) => words[key.replace('topic.', '')]) as unknown as TFunction<'safety'>;
const spot = 'SPOT_BTC_USDT';

function contractTopics(): readonly string[] {
  const topics: string[] = [];
  const stream = { onTopic: (topic: string) => (topics.push(topic), () => undefined) };
  const adapter = new WebsocketContractStreamAdapter(stream, {} as never, { now: () => 0 });
  for (const verb of Object.getOwnPropertyNames(WebsocketContractStreamAdapter.prototype))
    if (verb.startsWith('on'))
      (adapter as never as Record<string, (...what: unknown[]) => void>)[verb]!(spot, () => {});
  return topics;
}

const built = Object.values(marketTopics).map((topic) =>
  typeof topic === 'string' ? topic : (topic as (...parts: string[]) => string)(spot, '1m'),
);

it.each([...built, ...contractTopics(), `${spot}@kline_1m`, `${spot}@trade`])('%s has words of its own', (topic) => {
  expect(topicWords(t, topic)).toMatch(topic.includes(spot) ? /^[A-Z][a-z ]+, BTC\/USDT$/ : /^[A-Z][a-z /]+$/);
});

it('a topic that nobody knows keeps its name', () => {
  expect(topicWords(t, 'weather@SPOT_BTC_USDT')).toBe('weather@SPOT_BTC_USDT');
});
