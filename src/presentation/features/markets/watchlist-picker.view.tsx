import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { favouritesName, watchlistLimits, type Watchlist } from '../../../domain/markets/watchlist';
import { Select } from '../../kit/controls/select';
import { Button } from '../../kit/controls/button';
import { ConfirmDialog } from '../../kit/controls/confirm-dialog';
import { FailureState } from '../../kit/data/failure-state';
import { Skeleton } from '../../kit/controls/skeleton';
import type { FavouritesStore } from './favourites.store';
import { WatchlistNameDialog } from './watchlist-name-dialog.view';
import styles from './watchlist-picker.module.css';

type Open = 'create' | 'rename' | 'delete' | undefined;

/** Which of the account's lists is being looked at, and what can be done with it. */
const WatchlistPicker = observer(function WatchlistPicker({ favourites }: { readonly favourites: FavouritesStore }) {
  const { t } = useTranslation('markets');
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const { account, all: lists, chosen } = favourites;
  const shownName = ({ name }: Watchlist): string => (name === favouritesName ? t('watchlist.default') : name);

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
          <Button size="small" variant="ghost" onClick={() => setOpen('rename')}>
            {t('watchlist.rename')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => setOpen('delete')}>
            {t('watchlist.delete')}
          </Button>
        </>
      ) : null}
      {favourites.full ? <p className={styles.hint}>{t('watchlist.full', { limit: watchlistLimits.lists })}</p> : null}
      {open === 'create' ? (
        <WatchlistNameDialog
          title={t('watchlist.create')}
          initial=""
          others={lists}
          onSave={(name) => favourites.create(name)}
          onClose={close}
        />
      ) : null}
      {open === 'rename' && chosen ? (
        <WatchlistNameDialog
          title={t('watchlist.rename')}
          initial={shownName(chosen)}
          others={lists.filter(({ id }) => id !== chosen.id)}
          onSave={(name) => favourites.rename(chosen.id, name)}
          onClose={close}
        />
      ) : null}
      {open === 'delete' && chosen ? (
        <ConfirmDialog
          title={t('watchlist.deleteTitle', { name: shownName(chosen) })}
          text={t('watchlist.deleteText')}
          action={t('watchlist.delete')}
          onConfirm={async () => {
            if (await favourites.discard(chosen.id)) close();
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
});

// Loaded with the first look at an account's favourites.
export default WatchlistPicker;
