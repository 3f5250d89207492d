import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type NotificationType, notificationTypes } from '../../../domain/platform/notification';
import { Part } from '../../runtime/part';
import { useApp } from '../../runtime/app-context';
import { usePageTitle } from '../../runtime/use-page-title';
import { Checkbox } from '../../kit/controls/checkbox';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { DataBlock } from '../../kit/data/data-block';
import { FailureState } from '../../kit/data/failure-state';
import { Pager } from '../../kit/controls/pager';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { Skeleton } from '../../kit/controls/skeleton';
import { SignInPanel } from '../../runtime/sign-in-panel';
import { Tabs, tabPanel } from '../../kit/controls/tabs';
import { NotificationDays } from './notification-days.view';
import { VisitNotices } from './visit-notices.view';
import styles from './notifications.module.css';
import { NotificationsStore } from './notifications.store';
import { view } from '../../runtime/feature';
import { alertsSectionFeature } from '../alerts/alerts-section.feature';

const everything = 'ALL';
type Tab = NotificationType | typeof everything;
const tabs: readonly Tab[] = [everything, ...notificationTypes];

interface NotificationsPageStores {
  readonly notifications: NotificationsStore;
}

/** /notification: what the exchange has told the account. */
export const NotificationsPage = observer(function NotificationsPage({
  stores,
}: {
  readonly stores: NotificationsPageStores;
}) {
  const { session } = useApp();
  const { t } = useTranslation('notifications');
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.intro}>{t('text')}</p>
      <Part feature={alertsSectionFeature} waiting={<Skeleton height={64} />} />
      {session.status === 'loggedOut' ? (
        <SignInPanel title={t('signIn.title')} text={t('signIn.text')} />
      ) : (
        <DataBlock state={session.reading} onRetry={() => session.readAccount()} skeleton={<RowsSkeleton roomy />}>
          {({ userId }) => <NotificationsList key={userId} store={stores.notifications} />}
        </DataBlock>
      )}
      <VisitNotices />
    </div>
  );
});

const NotificationsList = observer(function NotificationsList({ store }: { readonly store: NotificationsStore }) {
  const { t } = useTranslation('notifications');
  useEffect(() => store.start(), [store]);
  const selected: Tab = store.type ?? everything;
  return (
    <>
      <div className={styles.head}>
        <Tabs
          name="notifications"
          label={t('kinds')}
          tabs={tabs.map((id) => ({ id, label: t(`kind.${id}`) }))}
          selected={selected}
          onSelect={(id) => store.choose({ type: id === everything ? undefined : id })}
        />
      </div>
      <div className={styles.tools}>
        <Checkbox
          className={styles.only}
          checked={store.unreadOnly}
          onChange={(checked) => store.choose({ unreadOnly: checked })}
        >
          {t('unreadOnly')}
        </Checkbox>
        <Button
          size="small"
          variant="ghost"
          idle={(store.shown?.unread ?? 0) === 0}
          onClick={() => void store.markRead()}
        >
          {t('markAll')}
        </Button>
      </div>
      <div {...tabPanel('notifications', selected)} tabIndex={-1} aria-busy={store.loading || undefined}>
        <ListBody store={store} />
      </div>
    </>
  );
});

const ListBody = observer(function ListBody({ store }: { readonly store: NotificationsStore }) {
  const { t } = useTranslation('notifications');
  const { shown, failure } = store;
  const failed = failure ? <FailureState failure={failure} onRetry={() => void store.show(store.page)} /> : null;
  if (!shown) return failed ?? <RowsSkeleton roomy />;
  if (shown.rows.length === 0)
    return failed ?? <EmptyState title={t('empty.title')} text={t(store.unreadOnly ? 'empty.unread' : 'empty.text')} />;
  return (
    <>
      {failed}
      <NotificationDays
        rows={shown.rows}
        onRead={(id) => void store.markRead(id)}
        onRemove={(id) => void store.remove(id)}
      />
      <Pager page={store.page} pages={store.pages} onPage={(page) => void store.show(page)} />
    </>
  );
});

export default view(NotificationsPage, { notifications: NotificationsStore });
