import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PacedFrames } from '../../../../application/markets/paced-frames';
import { LimitQuestions } from '../../../../application/trading/limit-questions';
import { type OrderGuard, OrderGuards } from '../../../../application/trading/order-guards';
import { minute, second } from '../../../../domain/shared/instant';
import { Part } from '../../../runtime/part';
import { useFormat } from '../../../kit/formats/use-format';
import { TickersStore } from '../../markets/tickers.store';
import { useConnectionWords } from '../../../runtime/use-connection-words';
import { Dialog } from '../../../kit/controls/dialog';
import { DeskContext } from '../desk/desk-context';
import type { MarketDesk } from '../desk/market-desk';
import { DeadManStore } from './dead-man.store';
import { SpokenSwitch, SwitchWords } from './dead-man.view';
import { FeedHealthStore } from './feed-health.store';
import { LimitQuestionDialog } from './limit-question.view';
import { LiveSummaryStore } from './live-summary.store';
import { LiveSummary } from './live-summary.view';
import { PaceChoice } from './pace-choice.view';
import { PanelAge } from './panel-age.view';
import { RiskLimitsStore } from './risk-limits.store';
import { topicWords } from './topic-words';
import styles from './trust.module.css';
import { view } from '../../../runtime/feature';
import { RiskGuard } from '../../../../application/trading/risk-guard';
import { trustPanelFeature } from './trust-panel.feature';

export interface TrustStatusStores {
  readonly health: FeedHealthStore;
  readonly deadMan: DeadManStore;
  readonly limits: RiskLimitsStore;
  readonly summary: LiveSummaryStore;
  readonly tickers: TickersStore;
  readonly frames: PacedFrames;
  readonly guards: OrderGuards;
  readonly guard: OrderGuard;
  readonly questions: LimitQuestions;
}

/** Market data is told of here once a feed was silent for so long. */
const noticeableAge = 5 * second;

/** The line at the foot of the terminal, with the guard that orders pass. The switch lives for as long as it is there. */
export const TrustStatus = observer(function TrustStatus({ stores }: { readonly stores: TrustStatusStores }) {
  const { t } = useTranslation('trust');
  const { health, deadMan, limits, guards, guard, questions } = stores;
  const [open, setOpen] = useState(false);
  const desk = useContext(DeskContext);
  useEffect(() => {
    guards.use(guard);
    const stops = [health.start(), deadMan.start(), limits.start(), questions.listen()];
    return () => stops.forEach((stop) => stop());
  }, [health, deadMan, limits, guards, guard, questions]);

  return (
    <>
      <section className={styles.bar} aria-label={t('bar.label')}>
        <FeedWords health={health} />
        {desk ? <TapeAge desk={desk} /> : null}
        {deadMan.value.status === 'off' ? null : (
          <span
            className={styles.entry}
            data-switch
            data-alarm={
              deadMan.value.status !== 'on' ||
              deadMan.value.failure !== undefined ||
              deadMan.value.firedAt !== undefined ||
              undefined
            }
          >
            <SwitchWords deadMan={deadMan} />
          </span>
        )}
        <SpokenSwitch deadMan={deadMan} />
        {limits.count > 0 ? <span className={styles.entry}>{t('bar.limits', { count: limits.count })}</span> : null}
        <span className={styles.spring} />
        <PaceChoice frames={stores.frames} tickers={stores.tickers} />
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {t('bar.more')}
        </button>
        {desk ? <LiveSummary instrument={desk.instrument} summary={stores.summary} tickers={stores.tickers} /> : null}
      </section>
      <LimitQuestionDialog questions={questions} />
      {open ? (
        <Dialog wide title={t('title')} onClose={() => setOpen(false)}>
          <Part feature={trustPanelFeature} />
        </Dialog>
      ) : null}
    </>
  );
});

/** A market without trades is no fault, and yet worth a word. */
const TapeAge = observer(function TapeAge({ desk }: { readonly desk: MarketDesk }) {
  const { t } = useTranslation('trust');
  return <PanelAge what={t('topic.trade')} at={desk.tape.rows[0]?.at} usual={minute} />;
});

/** Connection, delay, and what has been silent the longest. */
const FeedWords = observer(function FeedWords({ health }: { readonly health: FeedHealthStore }) {
  const { t } = useTranslation('trust');
  const format = useFormat();
  const connection = useConnectionWords();
  const { connection: state, roundTrips, topics } = health.value;
  const oldest = topics.find(({ topic }) => topic.startsWith('orderbookupdate') || topic === 'tickers');
  return (
    <>
      <span className={styles.entry} data-alarm={state.phase !== 'open' || undefined}>
        {connection}
      </span>
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

export default view(TrustStatus, {
  health: FeedHealthStore,
  deadMan: DeadManStore,
  limits: RiskLimitsStore,
  summary: LiveSummaryStore,
  tickers: TickersStore,
  frames: PacedFrames,
  guards: OrderGuards,
  guard: RiskGuard,
  questions: LimitQuestions,
});
