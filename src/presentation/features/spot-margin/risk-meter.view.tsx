import { useTranslation } from 'react-i18next';
import type { Decimal } from '../../../domain/shared/decimal';
import { marginRisk, type RiskLevel } from '../../../domain/trading/margin-risk';
import type { MarginSummary } from '../../../domain/trading/margin-summary';
import { Section } from '../account-kit/section';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useRatioFormat } from '../../kit/formats/use-ratio-format';
import { Mark, type MarkTone } from '../../kit/controls/mark';
import { RiskBar } from '../../kit/controls/risk-bar';
import styles from './spot-margin.module.css';

const tones: Readonly<Record<RiskLevel, MarkTone>> = {
  none: 'neutral',
  safe: 'good',
  caution: 'warning',
  danger: 'bad',
};

/** How near the account is to liquidation, in a word, a bar and figures. */
export function RiskMeter({ summary }: { readonly summary: MarginSummary }) {
  const { t } = useTranslation('spotMargin');
  const format = useFormat();
  const ratioText = useRatioFormat();
  const { level, used } = marginRisk(summary);
  const money = (value: Decimal | undefined): string =>
    value === undefined ? unknownFigure : `${format.decimal(value, 2, 'down')} USDT`;
  const ratio = (value: Decimal | undefined): string => ratioText(level === 'none' ? undefined : value);
  const share = format.part(Math.ceil(used * 100) / 100);
  const figures = [
    [t('risk.value'), money(summary.totalAccountValue)],
    [t('risk.collateral'), money(summary.totalCollateral)],
    [t('risk.free'), money(summary.freeCollateral)],
    [t('risk.ratio'), ratio(summary.marginRatio)],
    [t('risk.maintenance'), ratio(summary.maintenanceMarginRatio)],
  ] as const;
  return (
    <Section
      title={t('risk.title')}
      text={t(`risk.text.${level}`)}
      actions={<Mark tone={tones[level]}>{t(`risk.level.${level}`)}</Mark>}
    >
      <RiskBar
        label={t('risk.title')}
        level={level}
        used={used}
        words={`${t(`risk.level.${level}`)}, ${share}`}
        start={t('risk.start')}
        end={t('risk.end')}
      />
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
