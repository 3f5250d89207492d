import { useEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from './app-context';
import { FailureState } from '../kit/data/failure-state';
import { pageMemory } from './page-memory';
import { PageSkeleton } from './page-skeleton';
import { type AppRoute, usePageOpener } from './route';
import { reloadForNewVersion } from './stale-version';
import { useArrival } from './use-arrival';

/** Opens a route's page with its texts; a skeleton stands in until both are there. */
export function RoutePage({ route }: { readonly route: AppRoute }) {
  const opener = usePageOpener();
  const { language, errors, quiet, tracking } = useApp();
  const { pathname } = useLocation();
  const memory = pageMemory(opener);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<AppRoute>();
  const page = memory.page(route);
  const missing = page === undefined;

  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    const open = async (): Promise<void> => {
      const [opened, texts] = await Promise.all([opener.open(route), language.load(route.namespaces)]);
      if (!texts) throw new Error('The texts of the page did not load');
      memory.keep(route, opened);
      if (current) redraw();
    };
    open().catch((error: unknown) => {
      errors.report(error, route.path);
      if (current && !reloadForNewVersion(error)) setFailed(route);
    });
    return () => {
      current = false;
    };
  }, [missing, route, attempt, opener, language, errors, memory]);

  useArrival(memory, missing ? undefined : route);

  // Another market is another page, though of the same route.
  useEffect(() => {
    if (missing || route.leadsOn) return;
    tracking.viewed(route.path);
    quiet.begin();
  }, [missing, route, pathname, tracking, quiet]);

  if (page) return <page.Page stores={page.stores} />;
  if (failed === route) {
    const retry = (): void => {
      setFailed(undefined);
      setAttempt(attempt + 1);
    };
    return <FailureState failure={{ kind: 'offline' }} onRetry={retry} />;
  }
  return <PageSkeleton />;
}
