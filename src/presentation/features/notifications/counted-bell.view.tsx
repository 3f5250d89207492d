import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ChaseOrders } from '../../../application/trading/chase-orders';
import { ProgramWatch } from '../../../application/trading/program-watch';
import { view } from '../../runtime/feature';
import { useApp } from '../../runtime/app-context';
import { Disclosure } from '../../kit/controls/disclosure';
import { useWidthFrom } from '../../kit/hooks/use-media-query';
import { useUnloadGuard } from '../../kit/hooks/use-unload-guard';
import { OrderAnnouncements } from '../terminal/account/order-announcements';
import { BellFace, BellLink, useBellName } from './bell-link.view';
import styles from './bell-link.module.css';
import { LatestNotificationsStore } from './latest-notifications.store';
import { LatestNotifications } from './latest-notifications.view';
import { UnreadStore } from './unread.store';

interface BellStores {
  readonly unread: UnreadStore;
  readonly latest: LatestNotificationsStore;
  readonly watch: Pick<ProgramWatch, 'running'>;
}

/**
 * Counted anew with every page, since reading happens on one of them. Opens the latest notifications; on a phone, and on
 * the page that has them all, it only leads there. It is on every page: so it is from here that the browser is made to
 * ask before one is left that sends orders.
 */
export const CountedBell = observer(function CountedBell({ stores }: { readonly stores: BellStores }) {
  const { unread, latest, watch } = stores;
  const { paths } = useApp();
  const { key, pathname } = useLocation();
  const roomy = useWidthFrom(600);
  const name = useBellName(unread.total);
  useUnloadGuard(watch.running);
  useEffect(() => unread.start(), [unread]);
  useEffect(() => void unread.refresh(), [unread, key]);
  return !roomy || pathname === paths.notifications ? (
    <BellLink unread={unread.total} />
  ) : (
    <Disclosure label={name} button={<BellFace unread={unread.total} />} buttonClassName={styles.bell}>
      {() => <LatestNotifications latest={latest} unread={unread} />}
    </Disclosure>
  );
});

export default view(CountedBell, { unread: UnreadStore, latest: LatestNotificationsStore, watch: ProgramWatch }, [
  OrderAnnouncements,
  ChaseOrders,
  ProgramWatch,
]);
