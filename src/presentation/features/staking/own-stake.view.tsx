import { useTranslation } from 'react-i18next';
import { rewardOfDay, type StakingAccount, type StakingTerms } from '../../../domain/earn/staking';
import { zero } from '../../../domain/shared/decimal';
import { utcMidnight } from '../../../domain/shared/instant';
import { Fact, Facts } from '../../kit/controls/facts';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { OwnAmount } from '../money-kit/own-amount.view';
import styles from './staking.module.css';
import { useStakeText } from './use-stake-text';

export interface OwnStakeProps {
  readonly terms: StakingTerms;
  readonly account: StakingAccount;
  /** The last reading failed. */
  readonly stale: boolean;
}

/** What the account has staked, and what it brings. */
export function OwnStake({ terms, account, stale }: OwnStakeProps) {
  const { t } = useTranslation('staking');
  const format = useFormat();
  const text = useStakeText(terms.asset);
  const now = useExchangeNow(true);
  const { staked, lots, awaited, rewarded } = account;
  const pending = awaited.reduce((sum, { amount }) => sum.plus(amount), zero);
  return (
    <section className={styles.panel} aria-label={t('own.title')} data-stale={stale || undefined}>
      <h2 className={styles.subtitle}>{t('own.title')}</h2>
      <Facts figures>
        <Fact name={t('own.staked')}>
          <OwnAmount>{text(staked)}</OwnAmount>
        </Fact>
        <Fact name={t('own.today')}>
          <OwnAmount>{text(rewardOfDay(lots, terms, utcMidnight(now)))}</OwnAmount>
        </Fact>
        <Fact name={t('own.pending')}>
          <OwnAmount>{text(pending)}</OwnAmount>
        </Fact>
        <Fact name={t('own.next')}>{awaited[0] ? format.dateTime(awaited[0].paidAt) : unknownFigure}</Fact>
        <Fact name={t('own.rewarded')}>
          <OwnAmount>{text(rewarded)}</OwnAmount>
        </Fact>
      </Facts>
      <p className={styles.note}>{t('own.note')}</p>
    </section>
  );
}
