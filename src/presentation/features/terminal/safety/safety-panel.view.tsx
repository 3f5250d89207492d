import { observer } from 'mobx-react-lite';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../kit/controls/select';
import { DeadManView } from './dead-man-switch.view';
import { DeadManSwitch } from '../../../../application/trading/dead-man-switch';
import { LossBreak } from '../../../../application/trading/loss-break';
import { MarketsQueries } from '../../../../application/markets/markets.queries';
import { FeedHealth } from '../../../../application/markets/feed-health';
import { FeedReportView } from '../connection/feed-report.view';
import { summaries, LiveSummaryStore } from '../connection/live-summary.store';
import { RiskLimitsView } from './risk-limits.view';
import { RiskLimitsStore } from './risk-limits.store';
import styles from './safety.module.css';
import { view } from '../../../runtime/feature';

interface SafetyPanelStores {
  readonly health: FeedHealth;
  readonly deadMan: DeadManSwitch;
  readonly limits: RiskLimitsStore;
  readonly lossBreak: LossBreak;
  readonly markets: MarketsQueries;
  readonly summary: LiveSummaryStore;
}

/** What can be relied on, and what somebody allows themselves. */
const SafetyPanel = observer(function SafetyPanel({
  stores: { health, deadMan, limits, lossBreak, markets, summary },
}: {
  readonly stores: SafetyPanelStores;
}) {
  const { t } = useTranslation('safety');
  useEffect(() => {
    const stops = [health.start(), limits.start()];
    return () => stops.forEach((stop) => stop());
  }, [health, limits]);
  return (
    <div className={styles.panel}>
      <Block title={t('feeds.title')}>
        <FeedReportView health={health} />
      </Block>
      <Block title={t('switch.title')}>
        <DeadManView deadMan={deadMan} />
      </Block>
      <Block title={t('limits.title')}>
        <RiskLimitsView limits={limits} lossBreak={lossBreak} markets={markets} />
      </Block>
      <Block title={t('summary.title')}>
        <label className={styles.label}>
          {t('summary.when')}
          <Select
            size="tiny"
            value={summary.when}
            onChange={(value) => summary.choose(value)}
            options={summaries.map((when) => ({ value: when, label: t(`summary.${when}`) }))}
          />
        </label>
      </Block>
    </div>
  );
});

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

export default view(SafetyPanel, {
  health: FeedHealth,
  deadMan: DeadManSwitch,
  limits: RiskLimitsStore,
  lossBreak: LossBreak,
  markets: MarketsQueries,
  summary: LiveSummaryStore,
});
