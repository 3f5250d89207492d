import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../runtime/app-context';
import { ConsentBanner } from './consent-banner.view';
import styles from './layers.module.css';
import { Part } from '../runtime/part';
import { visitorLayerFeature } from '../features/visitor-layer/visitor-layer.feature';
import { accountLayerFeature } from '../features/account-layer/account-layer.feature';

/**
 * What asks the visitor something, at the bottom of the window: one thing at a time, the first in the list. The page
 * gives it room (`--bottom-inset`), so that nothing of the page is out of reach.
 */
export const Layers = observer(function Layers() {
  const { quiet, session } = useApp();
  const { t } = useTranslation('common');
  const stack = useRef<HTMLElement>(null);
  useLayoutEffect(() => giveRoom(stack.current!), []);
  return (
    <section ref={stack} className={styles.stack} aria-label={t('layers.label')} aria-live="polite">
      <ConsentBanner />
      {quiet.over ? <Part feature={visitorLayerFeature} /> : null}
      {quiet.over && session.account ? <Part key={session.account.userId} feature={accountLayerFeature} /> : null}
    </section>
  );
});

function giveRoom(stack: HTMLElement): () => void {
  const { style } = document.documentElement;
  const give = (): void => style.setProperty('--bottom-inset', `${stack.offsetHeight}px`);
  // Before the first paint: what stands at the foot of a window has its place from the beginning.
  give();
  const observer = new ResizeObserver(give);
  observer.observe(stack);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-inset');
  };
}
