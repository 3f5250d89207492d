import { useTranslation } from 'react-i18next';
import type { Decimal } from '../../../domain/shared/decimal';
import { Fact, Facts } from '../../kit/controls/facts';
import { useFormat } from '../../kit/formats/use-format';
import { useRatioFormat } from '../../kit/formats/use-ratio-format';
import styles from './ratio-card.module.css';

interface RatioCardProps {
  readonly name: string;
  readonly ratio: Decimal | undefined;
  /** Below everything is no fault of it. */
  readonly informal?: boolean;
  readonly parts: readonly { readonly name: string; readonly value: string }[];
  /** Said of a ratio that is known. */
  readonly sentence: 'ratio.reserveText' | 'ratio.custodyText';
}

/** Half a circle of radius 50; its middle stands for everything that is owed. */
const arc = 'M10 60A50 50 0 0 1 110 60';
const arcLength = Math.PI * 50;

/** A ratio as a number, a picture and a sentence. */
export function RatioCard({ name, ratio, informal = false, parts, sentence }: RatioCardProps) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const percent = useRatioFormat()(ratio);
  const filled = Math.min(1, (ratio?.toNumber() ?? 0) / 2) * arcLength;
  return (
    <section className={styles.card} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div
        className={styles.gauge}
        data-level={ratio === undefined ? 'unknown' : ratio.gte(1) ? 'covered' : informal ? 'partly' : 'short'}
      >
        <svg viewBox="0 0 120 66" aria-hidden="true">
          <path className={styles.track} d={arc} />
          <path className={styles.fill} d={arc} strokeDasharray={`${filled} ${arcLength}`} />
          <path className={styles.mark} d="M60 2V18" />
        </svg>
        <p className={styles.percent}>{percent}</p>
        <p className={styles.scale} aria-hidden="true">
          <span>{format.part(0)}</span>
          <span>{format.part(2)}</span>
        </p>
      </div>
      <Facts figures>
        {parts.map((part) => (
          <Fact key={part.name} name={part.name}>
            {part.value}
          </Fact>
        ))}
      </Facts>
      <p className={styles.sentence}>
        {ratio === undefined
          ? t('ratio.nothingOwed')
          : t(sentence, { amount: format.decimal(ratio.times(100), 2, 'down') })}
      </p>
    </section>
  );
}
