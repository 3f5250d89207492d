import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { OpeningsQueries } from '../../../application/careers/openings.queries';
import type { Failure } from '../../../application/kernel/failure';
import { known } from '../../../application/kernel/resource';
import type { OpeningDescription } from '../../../domain/careers/opening';
import { ButtonLink } from '../../kit/controls/button-link';
import { Fact, Facts } from '../../kit/controls/facts';
import { Skeleton } from '../../kit/controls/skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { usePageTitle } from '../../runtime/use-page-title';
import { ArticleBody } from '../blog/article-body.view';
import type { TickersStore } from '../markets/tickers.store';
import { careersPath, openingsAnchor, questionOf } from './careers-address';
import styles from './opening.module.css';
import { useBoardWords } from './use-board-words';
import { useOpeningArrival } from './use-opening-arrival';

interface OpeningPageProps {
  readonly id: string;
  readonly openings: OpeningsQueries;
  readonly tickers: TickersStore;
}

/** One opening, in every state. The way back leads to the list that led here. */
export function OpeningPage({ id, openings, tickers }: OpeningPageProps) {
  const { t } = useTranslation('careers');
  const [address] = useSearchParams();
  const resource = useMemo(() => openings.opening(id), [openings, id]);
  const state = useResource(resource);
  const opening = known(state);
  const missing = state.status === 'failed' && state.failure.kind === 'notFound';
  const list = `${careersPath(questionOf(address))}#${openingsAnchor}`;
  useOpeningArrival(state.status !== 'loading');
  return (
    <>
      <Link to={list} className={styles.back}>
        {t('opening.back')}
      </Link>
      {state.status === 'loading' ? <OpeningSkeleton /> : null}
      {state.status === 'failed' ? <Failed failure={state.failure} onRetry={() => void resource.refresh()} /> : null}
      {opening && !missing ? <Description opening={opening} tickers={tickers} /> : null}
    </>
  );
}

/** A role that is closed is no failure. */
function Failed({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  const { t } = useTranslation('careers');
  return failure.kind === 'notFound' ? (
    <div className={styles.head}>
      <h1 className={styles.title}>{t('opening.missing.title')}</h1>
      <p>{t('opening.missing.text')}</p>
    </div>
  ) : (
    <FailureState failure={failure} onRetry={onRetry} />
  );
}

function Description({ opening, tickers }: { readonly opening: OpeningDescription; readonly tickers: TickersStore }) {
  const { language } = useApp();
  const { t } = useTranslation('careers');
  const format = useFormat();
  const word = useBoardWords();
  const { title, team, places, employment, updatedAt, applyUrl, body } = opening;
  usePageTitle(title, t('intro'));
  return (
    <article className={styles.opening}>
      <header className={styles.head}>
        <h1 className={styles.title} lang="en">
          {title}
        </h1>
        <Facts>
          {team === undefined ? null : <Fact name={t('openings.team')}>{word(team)}</Fact>}
          <Fact name={t('openings.place')}>{places.map(word).join(' · ')}</Fact>
          {employment === undefined ? null : <Fact name={t('openings.employment')}>{word(employment)}</Fact>}
          <Fact name={t('opening.updated')}>{format.date(updatedAt)}</Fact>
        </Facts>
        {/* In the same tab: whoever applies goes there, and comes back with the browser. */}
        <ButtonLink to={applyUrl} rel="external noreferrer" variant="primary" size="large">
          {t('opening.apply')}
        </ButtonLink>
        <p className={styles.note}>{t('opening.note')}</p>
      </header>
      <div>
        {language.code === 'en' ? null : <p className={styles.note}>{t('opening.inEnglish')}</p>}
        <ArticleBody body={body} tickers={tickers} language={language.code === 'en' ? undefined : 'en'} />
      </div>
    </article>
  );
}

function OpeningSkeleton() {
  return (
    <div className={styles.opening} aria-busy="true">
      <div className={styles.head}>
        <Skeleton height={48} />
        <Skeleton height={160} />
        <Skeleton width={140} height={48} />
      </div>
      <Skeleton height={480} />
    </div>
  );
}
