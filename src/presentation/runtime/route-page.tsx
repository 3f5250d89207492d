import { useEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from './app-context';
import { FailureState } from '../kit/data/failure-state';
import { pageMemory } from './page-memory';
import { PageSkeleton } from './page-skeleton';
import { type PageFeature, useFeatureOpener } from './feature';
import { reloadForNewVersion } from './stale-version';
import { useArrival } from './use-arrival';

/** Opens a page with its texts; a skeleton stands in until both are there. */
export function RoutePage({ feature }: { readonly feature: PageFeature }) {
  const opener = useFeatureOpener();
  const { language, errors, quiet, tracking } = useApp();
  const { pathname } = useLocation();
  const memory = pageMemory(opener);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<PageFeature>();
  const page = memory.page(feature);
  const missing = page === undefined;

  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    const open = async (): Promise<void> => {
      const [opened, texts] = await Promise.all([opener.open(feature), language.load(feature.texts)]);
      if (!texts) throw new Error('The texts of the page did not load');
      memory.keep(feature, opened);
      if (current) redraw();
    };
    open().catch((error: unknown) => {
      errors.report(error, feature.id);
      if (current && !reloadForNewVersion(error)) setFailed(feature);
    });
    return () => {
      current = false;
    };
  }, [missing, feature, attempt, opener, language, errors, memory]);

  useArrival(memory, missing ? undefined : feature);

  // Another market is another page, though of the same address pattern.
  useEffect(() => {
    if (missing || feature.leadsOn) return;
    tracking.viewed(feature.path);
    quiet.begin();
  }, [missing, feature, pathname, tracking, quiet]);

  if (page) return <page.View stores={page.stores} switchedBy={feature.switchedBy} />;
  if (failed === feature) {
    const retry = (): void => {
      setFailed(undefined);
      setAttempt(attempt + 1);
    };
    return <FailureState failure={{ kind: 'offline' }} onRetry={retry} />;
  }
  return <PageSkeleton />;
}
