import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from './app-context';
import { ErrorBoundary } from './error-boundary';
import { type AppRoute, type PageOpener, usePageOpener } from './route';

type Opened = Awaited<ReturnType<PageOpener['open']>>;

interface PartProps {
  readonly route: AppRoute;
  readonly waiting?: ReactNode;
  /** Where it could not be had; nothing by default. */
  readonly failed?: ReactNode;
}

/** A part of the shell that is loaded once it is shown, as pages are. Without it the rest goes on. */
export function Part({ route, waiting, failed = null }: PartProps) {
  const opener = usePageOpener();
  const { language, errors } = useApp();
  const [opened, setOpened] = useState<Opened | 'failed'>();

  useEffect(() => {
    let current = true;
    Promise.all([opener.open(route), language.load(route.namespaces)])
      .then(([part, texts]) => {
        if (current) setOpened(texts ? part : 'failed');
      })
      .catch((error: unknown) => {
        errors.report(error, route.path);
        if (current) setOpened('failed');
      });
    return () => {
      current = false;
    };
  }, [opener, route, language, errors]);

  if (opened === undefined) return waiting;
  if (opened === 'failed') return failed;
  return (
    <ErrorBoundary name={route.path} fallback={() => failed}>
      <opened.Page stores={opened.stores} />
    </ErrorBoundary>
  );
}
