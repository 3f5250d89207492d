import { observer } from 'mobx-react-lite';
import { Part } from '../runtime/part';
import { useApp } from '../runtime/app-context';
import { BellLink } from '../features/notifications/bell-link.view';
import { bellFeature } from '../features/notifications/bell.feature';

/** Leads to what the exchange has told the account; how much of it is unread comes once the page has had its time. */
export const NotificationBell = observer(function NotificationBell() {
  const { session, quiet } = useApp();
  if (session.status !== 'loggedIn') return null;
  const plain = <BellLink unread={0} />;
  return quiet.over && session.account ? (
    <Part key={session.account.userId} feature={bellFeature} waiting={plain} failed={plain} />
  ) : (
    plain
  );
});
