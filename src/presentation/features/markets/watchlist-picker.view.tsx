import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { favouritesName, watchlistLimits, type Watchlist } from '../../../domain/markets/watchlist';
import { inOrder, renamed } from '../../../domain/markets/watchlist-changes';
import { Select } from '../../kit/controls/select';
import { Button } from '../../kit/controls/button';
import { ConfirmDialog } from '../../kit/controls/confirm-dialog';
import { FailureState } from '../../kit/data/failure-state';
import { Skeleton } from '../../kit/controls/skeleton';
import type { FavouritesStore } from './favourites.store';
import { WatchlistNameDialog } from './watchlist-name-dialog.view';
import { WatchlistOrderDialog } from './watchlist-order-dialog.view';
import styles from './watchlist-picker.module.css';

/** What is asked, and of which list: another device may choose, rename or delete lists meanwhile. */
type Open = 'create' | { readonly act: 'rename' | 'reorder' | 'delete'; readonly id: string } | undefined;

/** Which of the account's lists is being looked at, and what can be done with it. */
const WatchlistPicker = observer(function WatchlistPicker({ favourites }: { readonly favourites: FavouritesStore }) {
  const { t } = useTranslation('markets');
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const { account, all: lists, chosen } = favourites;
  const act = typeof open === 'object' ? open.act : undefined;
  const asked = typeof open === 'object' ? lists?.find(({ id }) => id === open.id) : undefined;
  const shownName = ({ name }: Watchlist): string => (name === favouritesName ? t('watchlist.default') : name);
  const named = (some: readonly Watchlist[]): readonly Watchlist[] =>
    some.map((list) => ({ ...list, name: shownName(list) }));

  if (account.status === 'failed') return <FailureState failure={account.failure} onRetry={() => favourites.retry()} />;
  if (!lists) return <Skeleton width={240} height={40} />;
  return (
    <div className={styles.picker}>
      {lists.length === 0 ? null : (
        <label className={styles.label}>
          {t('watchlist.label')}
          <Select
            value={chosen?.id ?? ''}
            onChange={(value) => favourites.choose(value)}
            options={lists.map((list) => ({ value: list.id, label: `${shownName(list)} (${list.symbols.length})` }))}
          />
        </label>
      )}
      <Button size="small" disabled={favourites.full} onClick={() => setOpen('create')}>
        {t('watchlist.create')}
      </Button>
      {chosen ? (
        <>
          <Button size="small" variant="ghost" onClick={() => setOpen({ act: 'rename', id: chosen.id })}>
            {t('watchlist.rename')}
          </Button>
          {lists.length > 1 || chosen.symbols.length > 1 ? (
            <Button size="small" variant="ghost" onClick={() => setOpen({ act: 'reorder', id: chosen.id })}>
              {t('watchlist.reorder.title')}
            </Button>
          ) : null}
          <Button size="small" variant="ghost" onClick={() => setOpen({ act: 'delete', id: chosen.id })}>
            {t('watchlist.delete')}
          </Button>
        </>
      ) : null}
      {favourites.full ? <p className={styles.hint}>{t('watchlist.full', { limit: watchlistLimits.lists })}</p> : null}
      {open === 'create' ? (
        <WatchlistNameDialog
          title={t('watchlist.create')}
          initial=""
          others={named(lists)}
          onSave={(name) => favourites.create(name)}
          onClose={close}
        />
      ) : null}
      {act === 'rename' && asked ? (
        <WatchlistNameDialog
          title={t('watchlist.rename')}
          initial={shownName(asked)}
          others={named(lists.filter(({ id }) => id !== asked.id))}
          onSave={(name) => favourites.rearrange((now) => renamed(now, asked.id, name))}
          onClose={close}
        />
      ) : null}
      {act === 'reorder' && asked ? (
        <WatchlistOrderDialog
          lists={lists}
          chosen={asked}
          shownName={shownName}
          onSave={(wanted) => favourites.rearrange((now) => inOrder(now, wanted))}
          onClose={close}
        />
      ) : null}
      {act === 'delete' && asked ? (
        <ConfirmDialog
          title={t('watchlist.deleteTitle', { name: shownName(asked) })}
          text={t('watchlist.deleteText')}
          action={t('watchlist.delete')}
          onConfirm={async () => {
            if (await favourites.discard(asked.id)) close();
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
});

// Loaded with the first look at an account's favourites.
export default WatchlistPicker;
