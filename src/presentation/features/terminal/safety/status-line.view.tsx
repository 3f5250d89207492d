import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PacedFrames } from '../../../../application/markets/paced-frames';
import { LimitQuestions } from '../../../../application/trading/limit-questions';
import { minute, second } from '../../../../domain/shared/instant';
import { Part } from '../../../runtime/part';
import { useFormat } from '../../../kit/formats/use-format';
import { TickersStore } from '../../markets/tickers.store';
import { useApp } from '../../../runtime/app-context';
import { useConnectionWords } from '../../../runtime/use-connection-words';
import { Dialog } from '../../../kit/controls/dialog';
import { useRootMark } from '../../../kit/hooks/use-root-mark';
import { MarketContext } from '../market/market-context';
import type { MarketStores } from '../market/market-stores';
import { DeadManSwitch } from '../../../../application/trading/dead-man-switch';
import { SpokenSwitch, SwitchWords } from './dead-man-switch.view';
import { FeedHealth } from '../../../../application/markets/feed-health';
import { LimitQuestionDialog } from './limit-question.view';
import { LiveSummaryStore } from '../connection/live-summary.store';
import { LiveSummary } from '../connection/live-summary.view';
import { PaceChoice } from '../connection/pace-choice.view';
import { PanelAge } from '../connection/panel-age.view';
import { RiskLimitsStore } from './risk-limits.store';
import { topicWords } from '../connection/topic-words';
import { Button } from '../../../kit/controls/button';
import styles from './safety.module.css';
import { view } from '../../../runtime/feature';
import { safetyPanelFeature } from './safety-panel.feature';

interface StatusLineStores {
  readonly health: FeedHealth;
  readonly deadMan: DeadManSwitch;
  readonly limits: RiskLimitsStore;
  readonly summary: LiveSummaryStore;
  readonly tickers: TickersStore;
  readonly frames: PacedFrames;
  readonly questions: LimitQuestions;
}

/** Market data is told of here once a feed was silent for so long. */
const noticeableAge = 5 * second;

/** The line at the foot of the terminal: what can be relied on, and what guards the account. */
const StatusLine = observer(function StatusLine({ stores }: { readonly stores: StatusLineStores }) {
  const { t } = useTranslation('safety');
  const { health, deadMan, limits, questions } = stores;
  const { current: state } = deadMan.state;
  const [open, setOpen] = useState(false);
  const market = useContext(MarketContext);
  const alarm =
    state.status !== 'off' && (state.status !== 'on' || state.failure !== undefined || state.firedAt !== undefined);
  useRootMark('status-line');
  useRootMark('switch-line', state.status !== 'off' && (alarm ? 'alarm' : 'calm'));
  useEffect(() => {
    const stops = [health.start(), limits.start(), questions.listen()];
    return () => stops.forEach((stop) => stop());
  }, [health, limits, questions]);

  return (
    <>
      <section className={styles.bar} aria-label={t('bar.label')}>
        <FeedWords health={health} saidAbove={market !== undefined} />
        {market ? <TapeAge market={market} /> : null}
        {state.status === 'off' ? null : (
          <span className={styles.entry} data-switch data-alarm={alarm || undefined}>
            <SwitchWords deadMan={deadMan} />
          </span>
        )}
        <SpokenSwitch deadMan={deadMan} />
        {limits.count > 0 ? <span className={styles.entry}>{t('bar.limits', { count: limits.count })}</span> : null}
        <span className={styles.spring} />
        <PaceChoice frames={stores.frames} tickers={stores.tickers} />
        <Button variant="ghost" size="tiny" className={styles.more} onClick={() => setOpen(true)}>
          {t('bar.more')}
        </Button>
        {market ? (
          <LiveSummary instrument={market.instrument} summary={stores.summary} tickers={stores.tickers} />
        ) : null}
      </section>
      <LimitQuestionDialog questions={questions} />
      {open ? (
        <Dialog wide title={t('title')} onClose={() => setOpen(false)}>
          <Part feature={safetyPanelFeature} />
        </Dialog>
      ) : null}
    </>
  );
});

/** A market without trades is no fault, and yet worth a word. */
const TapeAge = observer(function TapeAge({ market }: { readonly market: MarketStores }) {
  const { t } = useTranslation('safety');
  return <PanelAge what={t('topic.trade')} at={market.tape.rows[0]?.at} usual={minute} />;
});

/** Connection, delay, and what has been silent the longest. */
const FeedWords = observer(function FeedWords({
  health,
  saidAbove,
}: {
  readonly health: FeedHealth;
  /** Over the market stands already that it is live. */
  readonly saidAbove: boolean;
}) {
  const { t } = useTranslation('safety');
  const format = useFormat();
  const connection = useConnectionWords();
  const { condition } = useApp().connection;
  const { connection: state, roundTrips, topics } = health.report.current;
  const oldest = topics.find(({ topic }) => topic.startsWith('orderbookupdate') || topic === 'tickers');
  return (
    <>
      {saidAbove && condition === 'live' ? null : (
        <span className={styles.entry} data-alarm={state.phase !== 'open' || undefined}>
          {connection}
        </span>
      )}
      {roundTrips ? (
        <span className={styles.entry}>{t('bar.delay', { time: format.integer(roundTrips.last) })}</span>
      ) : null}
      {oldest && oldest.age >= noticeableAge ? (
        <span className={styles.entry} data-alarm>
          {t('bar.oldest', { what: topicWords(t, oldest.topic), time: format.integer(oldest.age / second) })}
        </span>
      ) : null}
    </>
  );
});

export default view(StatusLine, {
  health: FeedHealth,
  deadMan: DeadManSwitch,
  limits: RiskLimitsStore,
  summary: LiveSummaryStore,
  tickers: TickersStore,
  frames: PacedFrames,
  questions: LimitQuestions,
});
