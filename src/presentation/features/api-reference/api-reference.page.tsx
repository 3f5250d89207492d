import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../runtime/use-page-title';
import { EmptyState } from '../../kit/controls/empty-state';
import { FailureState } from '../../kit/data/failure-state';
import { Skeleton } from '../../kit/controls/skeleton';
import styles from './api-reference.module.css';
import { ApiReferenceStore } from './api-reference.store';
import { CallSection } from './call-section.view';
import { type Chapter, chapters } from './chapters';
import { AuthenticationChapter } from './authentication-chapter.view';
import { ErrorsChapter } from './errors-chapter.view';
import { LimitsChapter } from './limits-chapter.view';
import { OverviewChapter } from './overview-chapter.view';
import { ReferenceTree } from './reference-tree.view';
import { StreamsChapter } from './streams-chapter.view';
import { view } from '../../runtime/feature';

interface ApiReferencePageStores {
  readonly reference: ApiReferenceStore;
}

/** /api-reference: every call and stream, written from the same descriptions that the product itself uses. */
const ApiReferencePage = observer(function ApiReferencePage({
  stores: { reference },
}: {
  readonly stores: ApiReferencePageStores;
}) {
  const { t } = useTranslation('reference');
  const { section = 'overview' } = useParams();
  useEffect(() => reference.start(), [reference]);
  useLayoutEffect(() => reference.show(section), [reference, section]);
  const { title, description } = headOf(reference, section, t);
  usePageTitle(title, description);

  return (
    <div className={styles.page}>
      <ReferenceTree reference={reference} section={section} />
      <article className={styles.article}>
        <Section reference={reference} section={section} />
      </article>
    </div>
  );
});

/** What the page says of a section elsewhere. */
function headOf(
  reference: ApiReferenceStore,
  section: string,
  t: TFunction<'reference'>,
): { readonly title: string; readonly description?: string } {
  const call = reference.callOf(section);
  if (call) return { title: `${call.method} ${call.path}`, description: call.summary };
  const chapter = chapters.find((each) => each === section);
  if (chapter === undefined) return { title: t('title') };
  const { calls = [], topics = [] } = reference.reference ?? {};
  return {
    title: chapter === 'overview' ? t('title') : `${t(`chapter.${chapter}`)} · ${t('title')}`,
    description: t(`${chapter}.text`, { calls: calls.length, topics: topics.length }),
  };
}

interface SectionProps {
  readonly reference: ApiReferenceStore;
  readonly section: string;
}

const Section = observer(function Section({ reference, section }: SectionProps) {
  const { t } = useTranslation('reference');
  if (reference.failure) return <FailureState failure={reference.failure} onRetry={() => void reference.load()} />;
  if (!reference.reference) return <SectionSkeleton />;
  const call = reference.callOf(section);
  if (call) return <CallSection key={call.id} reference={reference} call={call} />;
  const chapter = chapters.find((each) => each === section);
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

export default view(ApiReferencePage, { reference: ApiReferenceStore }, [], [ApiReferenceStore]);
