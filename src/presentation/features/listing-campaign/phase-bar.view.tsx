import { useTranslation } from 'react-i18next';
import type { ListingRound } from '../../../domain/campaigns/listing-round';
import { useFormat } from '../../kit/formats/use-format';
import { useMinutes } from '../../runtime/use-minutes';
import { EndsIn } from './ends-in.view';
import styles from './listing-campaign.module.css';

/** What the round is, its three parts, and how long the present one lasts. */
export function PhaseBar({ round: { round, phase, phases, candidates } }: { readonly round: ListingRound }) {
  const { t } = useTranslation('listingCampaign');
  const format = useFormat();
  const minutes = useMinutes();
  const current = phases.find(({ name }) => name === phase);
  return (
    <header className={styles.hero}>
      <p className={styles.kind}>{t('round', { number: format.integer(round) })}</p>
      <h1 className={styles.title}>{t('title')}</h1>
      <p>{t('intro')}</p>
      {candidates.length === 0 ? <p>{t('noCandidates')}</p> : null}
      <ol className={styles.phases}>
        {phases.map(({ name, startsAt, endsAt }) => (
          <li key={name} className={styles.phase} aria-current={name === phase ? 'step' : undefined}>
            <strong>{t(`phase.${name}`)}</strong>
            <span>{t('span', { from: minutes.at(startsAt), to: minutes.at(endsAt) })}</span>
            {name === phase ? <EndsIn at={current?.endsAt} /> : null}
          </li>
        ))}
      </ol>
      {current ? <p className={styles.zone}>{t('zone', { zone: minutes.zone(current.endsAt) })}</p> : null}
    </header>
  );
}
