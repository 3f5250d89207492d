import { useTranslation } from 'react-i18next';
import { marginRisk } from '../../../../domain/trading/margin-risk';
import type { MarginSummary } from '../../../../domain/trading/margin-summary';
import { useFormat } from '../../../kit/formats/use-format';
import { Mark } from '../../../kit/controls/mark';
import { RiskBar } from '../../../kit/controls/risk-bar';
import { useRatioFormat } from '../../../kit/formats/use-ratio-format';
import { riskTones } from './risk-words';
import styles from './account-risk.module.css';

/** The margin ratio, and how much of the way to liquidation is used up: in a word, a bar and figures. */
export function RiskMeter({ summary }: { readonly summary: MarginSummary }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const ratioText = useRatioFormat();
  const { level, used } = marginRisk(summary);
  const word = t(`accountRisk.level.${level}`);
  return (
    <div className={styles.risk}>
      <p className={styles.ratio}>
        <span>{t('accountRisk.marginRatio')}</span>
        <strong>{ratioText(level === 'none' ? undefined : summary.marginRatio)}</strong>
        <Mark tone={riskTones[level]}>{word}</Mark>
      </p>
      <RiskBar
        label={t('accountRisk.risk')}
        level={level}
        used={used}
        words={`${word}, ${format.part(Math.ceil(used * 100) / 100)}`}
        start={t('accountRisk.start')}
        end={t('accountRisk.end', { ratio: ratioText(level === 'none' ? undefined : summary.maintenanceMarginRatio) })}
      />
      <p className={styles.text}>{t(`accountRisk.text.${level}`)}</p>
    </div>
  );
}
