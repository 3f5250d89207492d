import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { usePageTitle } from '../../runtime/use-page-title';
import AntdRoot from '../../kit/antd/antd-root';
import { DataBlock } from '../../kit/data/data-block';
import { SignInPanel } from '../../runtime/sign-in-panel';
import { Skeleton } from '../../kit/controls/skeleton';
import styles from './account-frame.module.css';
import { AccountNavigation } from './account-navigation.view';
import { MainOnlyPanel } from './main-only-panel.view';
import { PageSections, PageSectionsContext } from './page-sections';
import { SectionIndex } from './section-index.view';

interface AccountFrameProps {
  readonly title: string;
  /** What the page is for; whoever is logged out reads it beside the ways in. */
  readonly text: string;
  /** Belongs to main accounts alone. */
  readonly mainOnly?: boolean;
  /** So long that links lead to its sections. */
  readonly indexed?: boolean;
  readonly children: ReactNode;
}

/** What the pages of an account share. The children are rendered only for somebody whose account is known; until it is, why it could not be read. */
export const AccountFrame = observer(function AccountFrame({
  title,
  text,
  mainOnly = false,
  indexed = false,
  children,
}: AccountFrameProps) {
  const [sections] = useState(() => new PageSections());
  const { session } = useApp();
  const { t } = useTranslation('accountKit');
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <AccountNavigation />
        {indexed && session.status !== 'loggedOut' && session.reading.status !== 'failed' ? (
          <SectionIndex sections={sections} />
        ) : null}
      </div>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {session.status === 'loggedOut' ? (
          <SignInPanel title={t('signIn.title')} text={t('signIn.text')} />
        ) : (
          <DataBlock state={session.reading} onRetry={() => session.readAccount()} skeleton={<FrameSkeleton />}>
            {({ main }) =>
              mainOnly && !main ? (
                <MainOnlyPanel />
              ) : (
                <AntdRoot>
                  <PageSectionsContext value={sections}>{children}</PageSectionsContext>
                </AntdRoot>
              )
            }
          </DataBlock>
        )}
      </div>
    </div>
  );
});

function FrameSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={160} />
      <Skeleton height={240} />
    </div>
  );
}
