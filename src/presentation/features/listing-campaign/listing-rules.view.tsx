import { useTranslation } from 'react-i18next';
import type { ListingRound } from '../../../domain/campaigns/listing-round';
import { useFormat } from '../../kit/formats/use-format';
import { usePrize } from '../campaigns/use-prize';
import styles from './listing-campaign.module.css';

/** How votes come about and what is paid, with the host's own figures. */
export function ListingRules({ round: { terms } }: { readonly round: ListingRound }) {
  const { t } = useTranslation('listingCampaign');
  const format = useFormat();
  const prize = usePrize();
  return (
    <section className={styles.panel} aria-labelledby="listing-rules">
      <h2 id="listing-rules" className={styles.heading}>
        {t('rules.title')}
      </h2>
      <ol className={styles.rules}>
        {terms ? (
          <li>
            {t('rules.votes', {
              volume: format.integer(terms.volumePerVote.toNumber()),
              most: format.integer(terms.mostVotes),
            })}
          </li>
        ) : null}
        <li>{t('rules.first')}</li>
        <li>{t('rules.final')}</li>
        {terms ? <li>{t('rules.prediction', { prize: prize(terms.prediction) })}</li> : null}
        <li>{t('rules.paid')}</li>
      </ol>
      {terms && terms.battle.length > 0 ? (
        <>
          <h3 className={styles.subheading}>{t('rules.battle')}</h3>
          <ol className={styles.prizes}>
            {terms.battle.map((each, index) => (
              <li key={index}>
                <span>{t('rules.rank', { rank: format.integer(index + 1) })}</span>
                <span>{prize(each)}</span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}
