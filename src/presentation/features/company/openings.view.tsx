import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { OpeningsQueries } from '../../../application/careers/openings.queries';
import {
  matchingOpenings,
  type Opening,
  openingsByTeam,
  type OpeningsOfTeam,
  type OpeningsQuestion,
} from '../../../domain/careers/opening';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { careersPath, openingsAnchor, questionOf } from './careers-address';
import styles from './openings.module.css';
import { OpeningFilters } from './opening-filters.view';
import { useBoardWords } from './use-board-words';

/** Everything that is open, by team; what is asked of it is the address. */
export function Openings({ queries }: { readonly queries: OpeningsQueries }) {
  const { t } = useTranslation('careers');
  const openings = useMemo(() => queries.openings(), [queries]);
  return (
    <Section title={t('openings.title')} anchor={openingsAnchor}>
      <DataBlock
        state={useResource(openings)}
        onRetry={() => void openings.refresh()}
        skeleton={<OpeningsSkeleton />}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title={t('openings.none.title')} text={t('openings.none.text')} />}
      >
        {(all) => <Found all={all} />}
      </DataBlock>
    </Section>
  );
}

function Found({ all }: { readonly all: readonly Opening[] }) {
  const { t } = useTranslation('careers');
  const format = useFormat();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const question = questionOf(address);
  const found = matchingOpenings(all, question);
  return (
    <div className={styles.list}>
      <OpeningFilters all={all} question={question} />
      <p role="status" className={styles.count}>
        {t('openings.found', { shown: format.integer(found.length) })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={t('openings.noMatch.title')}
          text={question.query ? t('openings.noMatch.text') : t('openings.noMatch.filtersText')}
          action={
            <Button onClick={() => void navigate(careersPath({}), { replace: true, preventScrollReset: true })}>
              {t('openings.reset')}
            </Button>
          }
        />
      ) : (
        openingsByTeam(found).map((group) => <Group key={group.team ?? ''} group={group} question={question} />)
      )}
    </div>
  );
}

interface GroupProps {
  readonly group: OpeningsOfTeam;
  readonly question: OpeningsQuestion;
}

function Group({ group: { team, openings }, question }: GroupProps) {
  const { t } = useTranslation('careers');
  const word = useBoardWords();
  return (
    <section className={styles.group}>
      <h3 className={styles.team}>{team === undefined ? t('openings.other') : word(team)}</h3>
      <ul>
        {openings.map(({ id, title, places, employment }) => (
          <li key={id} className={styles.row}>
            <Link to={careersPath(question, id)} className={styles.name} lang="en">
              {title}
            </Link>
            <span className={styles.detail}>{places.map(word).join(' · ')}</span>
            <span className={styles.detail}>{employment === undefined ? null : word(employment)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As tall as a short board. */
function OpeningsSkeleton() {
  return (
    <div className={styles.list}>
      <Skeleton height={40} />
      <Skeleton width={120} height={24} />
      {[0, 1, 2].map((group) => (
        <div key={group} className={styles.group}>
          <Skeleton width={140} height={24} />
          <Skeleton height={112} />
        </div>
      ))}
    </div>
  );
}
