import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../domain/campaigns/campaign';
import { Fact, Facts } from '../../kit/controls/facts';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useScore } from './use-score';
import { usePrize } from './use-prize';
import styles from './campaigns.module.css';

interface OwnProgressProps {
  readonly competition: Competition;
  readonly stale: boolean;
}

/** Where the account stands, and what that would bring. */
export function OwnProgress({ competition: { campaign, me }, stale }: OwnProgressProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const prize = usePrize();
  const { name, text } = useScore(campaign.type);
  if (!me && !campaign.signedUp) return null;
  return (
    <section className={styles.panel} aria-labelledby="campaign-own" data-stale={stale || undefined}>
      <h2 id="campaign-own" className={styles.heading}>
        {t('own.title')}
      </h2>
      {me || campaign.team !== undefined ? (
        <Facts figures>
          {me ? (
            <>
              <Fact name={t('board.rank')}>{format.integer(me.rank)}</Fact>
              <Fact name={name}>{text(me)}</Fact>
            </>
          ) : null}
          {campaign.team === undefined ? null : <Fact name={t('board.team')}>{campaign.team}</Fact>}
          {me ? <Fact name={t('own.prize')}>{me.prize.amount.gt(0) ? prize(me.prize) : unknownFigure}</Fact> : null}
        </Facts>
      ) : null}
      {me ? null : <p className={styles.note}>{t('own.none')}</p>}
    </section>
  );
}
