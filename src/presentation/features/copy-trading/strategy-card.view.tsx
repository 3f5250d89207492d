import { useTranslation } from 'react-i18next';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import { courseOf } from '../../../domain/social/strategy-choice';
import { ChangeText } from '../../kit/controls/change-text';
import { Fact, Facts } from '../../kit/controls/facts';
import { PageLink } from '../../kit/controls/page-link';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Avatar } from '../people/avatar.view';
import { Trend } from '../people/trend.view';
import { usePeopleFigures } from '../people/use-people-figures';
import styles from './copy-trading.module.css';

/** One strategy in short, leading to its page. */
export function StrategyCard({ strategy }: { readonly strategy: CopyStrategy }) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const format = useFormat();
  const figures = usePeopleFigures();
  const { name, leadTrader, avatar, kind, intro, roi, dailyReturns, maxDrawdown, winRate, copiers, assetsUnderCopy } =
    strategy;
  const { profitShare, recordDays } = strategy;
  return (
    <article className={styles.card}>
      <div className={styles.cardHead}>
        <Avatar name={leadTrader} avatar={avatar} size={40} />
        <div className={styles.cardWords}>
          <h3 className={styles.cardName}>
            <PageLink to={paths.strategy(strategy.strategyId)} className={styles.cardLink}>
              {name}
            </PageLink>
          </h3>
          <p className={styles.lead}>
            {leadTrader} · {t(`kind.${kind}`)}
          </p>
        </div>
      </div>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.result}>
        <p>
          <span className={styles.label}>{t('figure.roi30')}</span>
          <strong className={styles.roi}>
            <ChangeText value={roi * 100} />
          </strong>
        </p>
        <Trend chart={courseOf(dailyReturns)} />
      </div>
      <div className={styles.figures}>
        <Facts>
          <Fact name={t('figure.drawdown')}>{figures.part(maxDrawdown)}</Fact>
          <Fact name={t('figure.winRate')}>{figures.part(winRate)}</Fact>
          <Fact name={t('figure.copiers')}>{format.integer(copiers)}</Fact>
          <Fact name={t('figure.assets')}>{figures.money(assetsUnderCopy)}</Fact>
          <Fact name={t('terms.share')}>{format.part(profitShare)}</Fact>
          <Fact name={t('figure.record')}>
            {recordDays === undefined ? unknownFigure : t('daysShort', { days: format.integer(recordDays) })}
          </Fact>
        </Facts>
      </div>
    </article>
  );
}
