import { useTranslation } from 'react-i18next';
import { leaderboardOrders } from '../../../domain/social/leaderboard';
import { sortOrders, tradingPeriods, tradingTypes } from '../../../domain/social/trading-period';
import { Segmented } from '../../kit/controls/segmented';
import { Select } from '../../kit/controls/select';
import { useFormat } from '../../kit/formats/use-format';
import { capitalBounds, drawdownBounds, type LeaderboardChoice } from './leaderboard-address';
import styles from './toolbar.module.css';
import { ToolbarFilters } from './toolbar-filters.view';

interface LeaderboardToolbarProps {
  readonly choice: LeaderboardChoice;
  readonly choose: (more: Partial<LeaderboardChoice>) => void;
}

/** Period, markets, order, and who is left out. */
export function LeaderboardToolbar({ choice, choose }: LeaderboardToolbarProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  return (
    <div className={styles.toolbar}>
      <Segmented
        label={t('period.label')}
        size="small"
        value={choice.period}
        options={tradingPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(period) => choose({ period })}
      />
      <Segmented
        label={t('type.label')}
        size="small"
        value={choice.type}
        options={(['ALL', ...tradingTypes.filter((type) => type !== 'ALL')] as const).map((value) => ({
          value,
          label: t(`type.${value}`),
        }))}
        onChange={(type) => choose({ type })}
      />
      {choice.tab === 'traders' ? (
        <label className={styles.choice}>
          {t('by.label')}
          <Select
            size="small"
            value={choice.by}
            options={leaderboardOrders.map((value) => ({ value, label: t(`by.${value}`) }))}
            onChange={(by) => choose({ by })}
          />
        </label>
      ) : null}
      <label className={styles.choice}>
        {t('order.label')}
        <Select
          size="small"
          value={choice.order}
          options={[...sortOrders].reverse().map((value) => ({ value, label: t(`order.${value}`) }))}
          onChange={(order) => choose({ order })}
        />
      </label>
      {choice.tab === 'traders' ? (
        <ToolbarFilters active={[choice.capital, choice.drawdown].filter((bound) => bound > 0).length}>
          <label className={styles.choice}>
            {t('bounds.capital')}
            <Select<number>
              size="small"
              value={choice.capital}
              options={capitalBounds.map((value) => ({
                value,
                label: value === 0 ? t('bounds.any') : `${format.integer(value)} USDT`,
              }))}
              onChange={(capital) => choose({ capital })}
            />
          </label>
          <label className={styles.choice}>
            {t('bounds.drawdown')}
            <Select<number>
              size="small"
              value={choice.drawdown}
              options={drawdownBounds.map((value) => ({
                value,
                label: value === 0 ? t('bounds.any') : format.part(value),
              }))}
              onChange={(drawdown) => choose({ drawdown })}
            />
          </label>
        </ToolbarFilters>
      ) : null}
    </div>
  );
}
