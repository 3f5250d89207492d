import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../kernel/shell-context';
import { accountLayer, visitorLayer } from '../platform/layers.routes';
import { ErrorBoundary } from '../ui/error-boundary';
import styles from './layers.module.css';
import { type AppRoute, type PageOpener, usePageOpener } from './route';

type Opened = Awaited<ReturnType<PageOpener['open']>>;

/**
 * What asks the visitor something, at the bottom of the window: one thing at a time, the first in the list. The page
 * gives it room (`--bottom-inset`), so that nothing of the page is out of reach.
 */
export const Layers = observer(function Layers() {
  const { quiet, session } = useShell();
  const { t } = useTranslation('common');
  const stack = useRef<HTMLElement>(null);
  useEffect(() => giveRoom(stack.current!), []);
  return (
    <section ref={stack} className={styles.stack} aria-label={t('layers.label')} aria-live="polite">
      {quiet.over ? <Layer route={visitorLayer} /> : null}
      {quiet.over && session.status === 'loggedIn' ? <Layer route={accountLayer} /> : null}
    </section>
  );
});

/** A layer that does not open leaves the page as it is. */
function Layer({ route }: { readonly route: AppRoute }) {
  const opener = usePageOpener();
  const { language, errors } = useShell();
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    let current = true;
    Promise.all([opener.open(route), language.load(route.namespaces)])
      .then(([page, texts]) => {
        if (current && texts) setOpened(page);
      })
      .catch((error: unknown) => void errors.report(error, route.path));
    return () => {
      current = false;
    };
  }, [opener, route, language, errors]);

  if (!opened) return null;
  return (
    <ErrorBoundary name={route.path} fallback={() => null}>
      <opened.Page stores={opened.stores} />
    </ErrorBoundary>
  );
}

function giveRoom(stack: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bottom-inset', `${stack.offsetHeight}px`));
  observer.observe(stack);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-inset');
  };
}
