import { useTranslation } from 'react-i18next';
import { marginRisk } from '../../../domain/trading/margin-risk';
import type { MarginSummary } from '../../../domain/trading/margin-summary';
import { useFormat } from '../../kernel/use-format';
import { Mark } from '../../ui/mark';
import { riskTones, useRatioFormat } from './risk-words';
import styles from './standing.module.css';

/** The margin ratio, and how much of the way to liquidation is used up: in a word, a bar and figures. */
export function RiskMeter({ summary }: { readonly summary: MarginSummary }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const ratioText = useRatioFormat();
  const { level, used } = marginRisk(summary);
  const word = t(`standing.level.${level}`);
  const percent = Math.ceil(used * 100);
  return (
    <div className={styles.risk}>
      <p className={styles.ratio}>
        <span>{t('standing.marginRatio')}</span>
        <strong>{ratioText(level === 'none' ? undefined : summary.marginRatio)}</strong>
        <Mark tone={riskTones[level]}>{word}</Mark>
      </p>
      <div className={styles.meter} role="meter" aria-label={t('standing.risk')} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} aria-valuetext={`${word}, ${format.part(percent / 100)}`}>
        <span className={styles.bar} data-level={level} style={{ width: `${Math.max(used * 100, 1)}%` }} />
      </div>
      <p className={styles.scale} aria-hidden="true">
        <span>{t('standing.start')}</span>
        <span>{t('standing.end', { ratio: ratioText(level === 'none' ? undefined : summary.maintenanceMarginRatio) })}</span>
      </p>
      <p className={styles.text}>{t(`standing.text.${level}`)}</p>
    </div>
  );
}
