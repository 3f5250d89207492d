import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ApiTopic, StreamFamily } from '../../../domain/reference/api-reference';
import styles from './api-reference.module.css';
import type { ApiReferenceStore } from './api-reference.store';
import { CodeBlock } from './code-block.view';

const addresses = [
  '/ws/stream',
  '/v3/public',
  '/v2/ws/private/stream/<application id>',
  '/v3/private?key=<listen key>',
];

const subscribing: Readonly<Record<StreamFamily, string>> = {
  event: `{"id":"1","event":"subscribe","topic":"SPOT_BTC_USDT@trade"}
{"id":"1","event":"subscribe","success":true,"ts":1760000000001,"data":"SPOT_BTC_USDT@trade"}
{"event":"ping"}
{"event":"pong","ts":1760000000002}`,
  cmd: `{"id":"1","cmd":"SUBSCRIBE","params":["trade@SPOT_BTC_USDT","bbo@SPOT_ETH_USDT"]}
{"id":"1","cmd":"SUBSCRIBE","success":true,"time":1760000000001,"data":["trade@SPOT_BTC_USDT","bbo@SPOT_ETH_USDT"]}
{"cmd":"PING","ts":1760000000456}
{"cmd":"PONG","success":true,"time":1760000000460}`,
};

/** The websocket: two families of frames on one address, and every topic of both. */
export const StreamsChapter = observer(function StreamsChapter({
  reference,
}: {
  readonly reference: ApiReferenceStore;
}) {
  const { t } = useTranslation('reference');
  const topics = reference.reference?.topics ?? [];
  return (
    <div className={styles.chapter}>
      <h1 className={styles.title}>{t('chapter.streams')}</h1>
      <p>{t('streams.text')}</p>
      <CodeBlock
        text={addresses.map((path) => reference.hosts.websocket.replace(/\/+$/, '') + path).join('\n')}
        label={t('sample.copy')}
      />
      <p>{t('streams.join')}</p>
      {(['event', 'cmd'] as const).map((family) => (
        <section key={family}>
          <h2>{t(`streams.${family}`)}</h2>
          <CodeBlock text={subscribing[family]} label={t('sample.copy')} />
          <ul className={styles.topics}>
            {topics
              .filter((topic) => topic.family === family)
              .map((topic) => (
                <Topic key={`${topic.access} ${topic.topic}`} topic={topic} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

function Topic({ topic: { topic, access, summary, cadence, example } }: { readonly topic: ApiTopic }) {
  const { t } = useTranslation('reference');
  return (
    <li className={styles.topic}>
      <h3 className={styles.topicName}>
        <code>{topic}</code>
        {access === 'private' ? <span className={styles.private}>{t('access.private')}</span> : null}
      </h3>
      <p lang="en">
        {summary} <span className={styles.cadence}>{cadence}</span>
      </p>
      <CodeBlock text={`{"topic":"${topic}","ts":1760000000010,"data":${example}}`} label={t('sample.copy')} />
    </li>
  );
}
