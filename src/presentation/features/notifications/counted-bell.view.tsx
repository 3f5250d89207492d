import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BellLink } from './bell-link.view';
import { UnreadStore } from './unread.store';
import { view } from '../../runtime/feature';

/** Counted anew with every page, since reading happens on one of them. */
export const CountedBell = observer(function CountedBell({
  stores,
}: {
  readonly stores: { readonly unread: UnreadStore };
}) {
  const { unread } = stores;
  const { key } = useLocation();
  useEffect(() => unread.start(), [unread]);
  useEffect(() => void unread.refresh(), [unread, key]);
  return <BellLink unread={unread.total} />;
});

export default view(CountedBell, { unread: UnreadStore });
