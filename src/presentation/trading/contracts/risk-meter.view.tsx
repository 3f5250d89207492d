import { useTranslation } from 'react-i18next';
import { decimal, type Decimal } from '../../../domain/shared/decimal';
import { marginRisk, type RiskLevel } from '../../../domain/trading/margin-risk';
import type { MarginSummary } from '../../../domain/trading/margin-summary';
import { unknownFigure } from '../../kernel/format';
import { useFormat } from '../../kernel/use-format';
import { Mark, type MarkTone } from '../../ui/mark';
import styles from './standing.module.css';

const tones: Readonly<Record<RiskLevel, MarkTone>> = { none: 'neutral', safe: 'good', caution: 'warning', danger: 'bad' };

/** The margin ratio, and how much of the way to liquidation is used up: in a word, a bar and figures. */
export function RiskMeter({ summary }: { readonly summary: MarginSummary }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const { level, used } = marginRisk(summary);
  const word = t(`standing.level.${level}`);
  const share = `${format.decimal(decimal(used * 100), 0, 'up')} %`;
  const ratio = (value: Decimal | undefined): string => (level === 'none' || value === undefined ? unknownFigure : `${format.decimal(value.times(100), 2, 'down')} %`);
  return (
    <div className={styles.risk}>
      <p className={styles.ratio}>
        <span>{t('standing.marginRatio')}</span>
        <strong>{ratio(summary.marginRatio)}</strong>
        <Mark tone={tones[level]}>{word}</Mark>
      </p>
      <div className={styles.meter} role="meter" aria-label={t('standing.risk')} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.ceil(used * 100)} aria-valuetext={`${word}, ${share}`}>
        <span className={styles.bar} data-level={level} style={{ width: `${Math.max(used * 100, 1)}%` }} />
      </div>
      <p className={styles.scale} aria-hidden="true">
        <span>{t('standing.start')}</span>
        <span>{t('standing.end', { ratio: ratio(summary.maintenanceMarginRatio) })}</span>
      </p>
      <p className={styles.text}>{t(`standing.text.${level}`)}</p>
    </div>
  );
}
