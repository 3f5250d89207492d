import { useTranslation } from 'react-i18next';
import {
  gapToNext,
  nextTierChange,
  tierFor,
  type Programme,
  type ProgrammeMember,
  type TierGap,
} from '../../../domain/earn/programme';
import { roundTo, type Decimal } from '../../../domain/shared/decimal';
import { Fact, Facts } from '../../kit/controls/facts';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { Section } from '../account-kit/section';
import { OwnAmount } from '../money-kit/own-amount.view';
import { useExact } from '../money-kit/use-exact';
import styles from './programme.module.css';

interface OwnTierProps {
  readonly programme: Programme;
  readonly member: ProgrammeMember;
  /** The last reading failed. */
  readonly stale: boolean;
}

/** The tier that is applied, what is counted for the next, and how much of it is missing. */
export function OwnTier({ programme: { asset, tiers }, member, stale }: OwnTierProps) {
  const { t } = useTranslation('programme');
  const format = useFormat();
  const now = useExchangeNow(true);
  const { tier, staked, average, volume, freeWithdrawals } = member;
  // Before the first sample of a day the stake of the moment is the best there is.
  const coming = tierFor(tiers, average ?? staked, volume);
  // What is still to be staked is told from the stake there is: the average follows it.
  const gap = gapToNext(tiers, staked, volume);
  const exact = useExact();
  const amount = (value: Decimal) => `${exact(value)} ${asset}`;
  return (
    <Section title={t('own.title')}>
      <div className={styles.own} data-stale={stale || undefined}>
        <p className={styles.tier}>{t('tiers.name', { tier: format.integer(tier) })}</p>
        <Facts figures>
          <Fact name={t('own.staked')}>
            <OwnAmount>{amount(staked)}</OwnAmount>
          </Fact>
          <Fact name={t('own.average')}>
            <OwnAmount>{average ? amount(average) : unknownFigure}</OwnAmount>
          </Fact>
          <Fact name={t('own.volume')}>
            <OwnAmount>{format.decimal(volume, 2, 'down')} USDT</OwnAmount>
          </Fact>
          <Fact name={t('own.free')}>
            {t('own.freeOf', {
              left: format.integer(freeWithdrawals.left),
              perDay: format.integer(freeWithdrawals.perDay),
            })}
          </Fact>
          <Fact name={t('own.next')}>{format.dateTime(nextTierChange(now))}</Fact>
        </Facts>
        {coming && coming.tier !== tier ? (
          <p className={styles.coming}>{t('own.coming', { tier: format.integer(coming.tier) })}</p>
        ) : null}
        {gap ? (
          <Gap gap={gap} staked={staked} volume={volume} asset={asset} />
        ) : (
          <p className={styles.note}>{t('gap.none')}</p>
        )}
      </div>
    </Section>
  );
}

interface GapProps {
  readonly gap: TierGap;
  readonly staked: Decimal;
  readonly volume: Decimal;
  readonly asset: string;
}

/** Two ways to the next tier, and how far each is gone. */
function Gap({ gap: { tier, stake, volume: toTrade }, staked, volume, asset }: GapProps) {
  const { t } = useTranslation('programme');
  const format = useFormat();
  const exact = useExact();
  // Rounded up: with what is said here the tier is reached.
  const missing = (value: Decimal, unit: string) => `${exact(roundTo(value, 2, 'up'))} ${unit}`;
  return (
    <div className={styles.gap}>
      <h3 className={styles.subtitle}>{t('gap.title', { tier: format.integer(tier.tier) })}</h3>
      <Way
        name={t('gap.byStake')}
        text={t('gap.stake', { amount: missing(stake, asset) })}
        done={staked}
        needed={tier.staked}
      />
      <Way
        name={t('gap.byVolume')}
        text={t('gap.trade', { amount: missing(toTrade, 'USDT') })}
        done={volume}
        needed={tier.volume}
      />
    </div>
  );
}

interface WayProps {
  readonly name: string;
  readonly text: string;
  readonly done: Decimal;
  readonly needed: Decimal;
}

function Way({ name, text, done, needed }: WayProps) {
  return (
    <div className={styles.way}>
      <span>{name}</span>
      <OwnAmount>
        <progress value={done.toNumber()} max={needed.toNumber()} aria-label={name} />
        {text}
      </OwnAmount>
    </div>
  );
}
