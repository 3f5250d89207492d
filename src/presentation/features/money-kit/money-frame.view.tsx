import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import AntdRoot from '../../kit/antd/antd-root';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { PageFrame } from '../../kit/controls/page-frame';
import { useApp } from '../../runtime/app-context';
import { SignInPanel } from '../../runtime/sign-in-panel';
import { usePageTitle } from '../../runtime/use-page-title';
import styles from './money-frame.module.css';
import { SubAccountScope } from './sub-account-scope.view';

interface MoneyFrameProps {
  readonly title: string;
  /** What of the page is open, if anything: the browser's tab names it first. */
  readonly opened?: string;
  readonly text: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** What everybody may see, logged in or not. */
  readonly open?: ReactNode;
  /** What whoever is logged out is offered, in the panel with the ways in. */
  readonly invitation: { readonly title: string; readonly text: string };
  /** Only for somebody whose account is known. */
  readonly children: ReactNode;
}

/** What the pages about money share: a heading, what is open to everybody, and an invitation in place of what is not. */
export const MoneyFrame = observer(function MoneyFrame({
  title,
  opened = '',
  text,
  actions,
  open,
  invitation,
  children,
}: MoneyFrameProps) {
  const { session } = useApp();
  usePageTitle(opened === '' ? title : `${opened} · ${title}`, text);
  return (
    <PageFrame>
      <AntdRoot>
        <div className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.text}>{text}</p>
          </div>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
        <SubAccountScope />
        {open}
        {session.status === 'loggedOut' ? (
          <SignInPanel title={invitation.title} text={invitation.text} />
        ) : (
          <DataBlock state={session.reading} onRetry={() => session.readAccount()} skeleton={<Skeleton height={480} />}>
            {() => children}
          </DataBlock>
        )}
      </AntdRoot>
    </PageFrame>
  );
});
