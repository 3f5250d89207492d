import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandsHost } from './commands-host.view';
import { ConnectionBanner } from './connection-banner.view';
import { NoticesHost } from './notices-host.view';
import { OneTapHost } from './one-tap-host.view';
import { Footer } from './footer';
import { Header } from './header';
import { Layers } from './layers';
import styles from './shell.module.css';

/** What surrounds every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <Header />
      <ConnectionBanner />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
      <Layers />
      <NoticesHost />
      <OneTapHost />
      <CommandsHost />
    </>
  );
}
