import { useTranslation } from 'react-i18next';
import { listingPhases, type ListingRound } from '../../../domain/campaigns/listing-round';
import { useFormat } from '../../kit/formats/use-format';
import { useMinutes } from '../../runtime/use-minutes';
import { EndsIn } from './ends-in.view';
import styles from './listing-campaign.module.css';

const blank = '\u00a0';

/** What the campaign is and, once its round is known, the times of its three parts and how long the present one lasts. */
export function ListingHead({ round }: { readonly round: ListingRound | undefined }) {
  const { t } = useTranslation('listingCampaign');
  const format = useFormat();
  const minutes = useMinutes();
  const current = round?.phases.find(({ name }) => name === round.phase);
  return (
    <header className={styles.hero}>
      <p className={styles.kind}>{round ? t('round', { number: format.integer(round.round) }) : blank}</p>
      <h1 className={styles.title}>{t('title')}</h1>
      <p>{t('intro')}</p>
      {round?.candidates.length === 0 ? <p>{t('noCandidates')}</p> : null}
      <ol className={styles.phases}>
        {round
          ? round.phases.map(({ name, startsAt, endsAt }) => (
              <li key={name} className={styles.phase} aria-current={name === round.phase ? 'step' : undefined}>
                <strong>{t(`phase.${name}`)}</strong>
                <span>{t('span', { from: minutes.at(startsAt), to: minutes.at(endsAt) })}</span>
                {name === round.phase ? <EndsIn at={current?.endsAt} /> : null}
              </li>
            ))
          : listingPhases.map((name, index) => (
              <li key={name} className={styles.phase}>
                <strong>{t(`phase.${name}`)}</strong>
                <span>{blank}</span>
                {index === 0 ? <span>{blank}</span> : null}
              </li>
            ))}
      </ol>
      <p className={styles.zone}>{current ? t('zone', { zone: minutes.zone(current.endsAt) }) : blank}</p>
    </header>
  );
}
