import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BookHealth, TopicHealth } from '../../../../application/markets/feed-health';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { second, type Milliseconds } from '../../../../domain/shared/instant';
import type { Percentiles } from '../../../../domain/shared/percentiles';
import { unknownFigure } from '../../../kit/formats/format';
import { useFormat } from '../../../kit/formats/use-format';
import { useConnectionWords } from '../../../runtime/use-connection-words';
import { RecordTable } from '../../../kit/controls/record-table';
import type { FeedHealth } from '../../../../application/markets/feed-health';
import { topicWords } from './topic-words';
import styles from './connection.module.css';

/** Clocks that are further apart are worth a word. */
const noticeableSkew = 2 * second;

/** How market data arrives, in words and figures. */
export const FeedReportView = observer(function FeedReportView({ health }: { readonly health: FeedHealth }) {
  const { t } = useTranslation('safety');
  const format = useFormat();
  const connection = useConnectionWords();
  const { roundTrips, delays, clockAhead, topics, books, unreadable, unknown } = health.report.current;
  const milliseconds = (time: Milliseconds): string => t('feeds.milliseconds', { time: format.integer(time) });
  const age = (time: Milliseconds | undefined): string =>
    time === undefined ? unknownFigure : t('feeds.seconds', { time: format.price(time / second, 1) });

  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('feeds.connection')} value={connection} />
        <Fact
          name={t('feeds.roundTrip')}
          value={
            roundTrips
              ? t('feeds.roundTripWords', { last: milliseconds(roundTrips.last), spread: spreadWords(roundTrips) })
              : t('feeds.notMeasured')
          }
        />
        <Fact name={t('feeds.delay')} value={delays ? spreadWords(delays) : t('feeds.notMeasured')} />
        <Fact name={t('feeds.clock')} value={clockWords(clockAhead)} />
        <Fact
          name={t('feeds.dropped')}
          value={t('feeds.droppedWords', { unreadable: format.integer(unreadable), unknown: format.integer(unknown) })}
        />
      </dl>
      <RecordTable<BookHealth>
        caption={t('feeds.books')}
        rows={books}
        rowKey={({ symbol }) => symbol}
        columns={[
          { id: 'market', title: t('feeds.book'), cell: ({ symbol }) => marketDisplayName(symbol) },
          {
            id: 'status',
            title: t('feeds.state'),
            cell: ({ status, disagrees }) =>
              disagrees ? t(`feeds.disagrees.${disagrees}`) : t(`feeds.status.${status}`),
          },
          { id: 'age', title: t('feeds.age'), numeric: true, cell: (book) => age(book.age) },
          { id: 'gaps', title: t('feeds.gaps'), numeric: true, cell: ({ gaps }) => format.integer(gaps) },
          {
            id: 'again',
            title: t('feeds.readAgain'),
            numeric: true,
            cell: ({ resynchronised }) => format.integer(resynchronised),
          },
          {
            id: 'repeated',
            title: t('feeds.repeated'),
            numeric: true,
            cell: ({ repeated }) => format.integer(repeated),
          },
        ]}
      />
      <RecordTable<TopicHealth>
        caption={t('feeds.topics')}
        rows={topics}
        rowKey={({ topic }) => topic}
        columns={[
          { id: 'topic', title: t('feeds.topic'), cell: ({ topic }) => topicWords(t, topic) },
          { id: 'age', title: t('feeds.age'), numeric: true, cell: (topic) => age(topic.age) },
          {
            id: 'messages',
            title: t('feeds.messages'),
            numeric: true,
            cell: ({ messages }) => format.integer(messages),
          },
        ]}
      />
    </>
  );

  function spreadWords({ p50, p95, p99 }: Percentiles): string {
    return t('feeds.percentiles', { p50: milliseconds(p50), p95: milliseconds(p95), p99: milliseconds(p99) });
  }

  function clockWords(ahead: Milliseconds | undefined): string {
    if (ahead === undefined) return t('feeds.notMeasured');
    if (Math.abs(ahead) < noticeableSkew) return t('feeds.clockRight');
    const time = t('feeds.seconds', { time: format.price(Math.abs(ahead) / second, 1) });
    return ahead > 0 ? t('feeds.clockAhead', { time }) : t('feeds.clockBehind', { time });
  }
});

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
