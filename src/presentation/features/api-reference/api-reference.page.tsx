import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../runtime/use-page-title';
import { EmptyState } from '../../kit/controls/empty-state';
import { FailureState } from '../../kit/data/failure-state';
import { Skeleton } from '../../kit/controls/skeleton';
import styles from './api-reference.module.css';
import { ApiReferenceStore, type Chapter, chapters } from './api-reference.store';
import { CallSection } from './call-section.view';
import { AuthenticationChapter } from './authentication-chapter.view';
import { ErrorsChapter } from './errors-chapter.view';
import { LimitsChapter } from './limits-chapter.view';
import { OverviewChapter } from './overview-chapter.view';
import { ReferenceTree } from './reference-tree.view';
import { StreamsChapter } from './streams-chapter.view';
import { view } from '../../runtime/feature';

export interface ApiReferencePageStores {
  readonly reference: ApiReferenceStore;
}

/** /api-reference: every call and stream, written from the same descriptions that the product itself uses. */
export const ApiReferencePage = observer(function ApiReferencePage({
  stores: { reference },
}: {
  readonly stores: ApiReferencePageStores;
}) {
  const { t } = useTranslation('reference');
  const { section = 'overview' } = useParams();
  useEffect(() => reference.start(), [reference]);
  useLayoutEffect(() => reference.show(section), [reference, section]);
  usePageTitle(reference.call === undefined ? t('title') : `${reference.call.method} ${reference.call.path}`);

  return (
    <div className={styles.page}>
      <ReferenceTree reference={reference} />
      <article className={styles.article}>
        <Section reference={reference} />
      </article>
    </div>
  );
});

const Section = observer(function Section({ reference }: { readonly reference: ApiReferenceStore }) {
  const { t } = useTranslation('reference');
  if (reference.failure) return <FailureState failure={reference.failure} onRetry={() => void reference.load()} />;
  if (!reference.reference) return <SectionSkeleton />;
  if (reference.call) return <CallSection key={reference.call.id} reference={reference} call={reference.call} />;
  const chapter = chapters.find((each) => each === reference.section);
  if (chapter === undefined) return <EmptyState title={t('unknown.title')} text={t('unknown.text')} />;
  const Chapter = chapterViews[chapter];
  return <Chapter reference={reference} />;
});

const chapterViews: Readonly<Record<Chapter, (props: { readonly reference: ApiReferenceStore }) => React.JSX.Element>> =
  {
    overview: OverviewChapter,
    authentication: AuthenticationChapter,
    limits: LimitsChapter,
    errors: ErrorsChapter,
    streams: StreamsChapter,
  };

function SectionSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton width="50%" height={36} />
      <Skeleton height={20} />
      <Skeleton width="80%" height={20} />
      <Skeleton height={320} />
    </div>
  );
}

export default view(ApiReferencePage, { reference: ApiReferenceStore });
