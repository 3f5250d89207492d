import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpeningsQueries } from '../../../application/careers/openings.queries';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { Section } from '../account-kit/section';
import styles from './company.module.css';
import { RolesLink } from './roles-link.view';
import { useBoardWords } from './use-board-words';

/** Where people work from, as the job board says. */
export function Offices({ openings }: { readonly openings: OpeningsQueries }) {
  const { t } = useTranslation('team');
  const word = useBoardWords();
  const offices = useMemo(() => openings.offices(), [openings]);
  return (
    <Section title={t('offices.title')}>
      <DataBlock
        state={useResource(offices)}
        onRetry={() => void offices.refresh()}
        skeleton={<OfficesSkeleton />}
        isEmpty={(all) => all.length === 0}
        empty={<p className={styles.text}>{t('offices.none')}</p>}
      >
        {(all) => (
          <ul className={styles.cards}>
            {all.map(({ name, location }) => (
              <li key={name} className={styles.card}>
                <h3 className={styles.cardTitle}>{word(name)}</h3>
                {/* The board's own words; the name in the reader's language says the place already. */}
                {location?.startsWith(name) ? null : (
                  <p className={styles.text} lang="en">
                    {location}
                  </p>
                )}
                <RolesLink openings={openings} filter={{ place: name }} />
              </li>
            ))}
          </ul>
        )}
      </DataBlock>
    </Section>
  );
}

function OfficesSkeleton() {
  return (
    <div className={styles.cards}>
      {[0, 1, 2].map((office) => (
        <Skeleton key={office} height={144} />
      ))}
    </div>
  );
}
