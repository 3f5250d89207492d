import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { Watchlist } from '../../../domain/markets/watchlist';
import { movedBy } from '../../../domain/markets/watchlist-changes';
import { Button } from '../../kit/controls/button';
import { Dialog } from '../../kit/controls/dialog';
import { DialogActions } from '../../kit/controls/dialog-parts';
import { Icon } from '../../kit/controls/icon';
import { IconButton } from '../../kit/controls/icon-button';
import { Segmented } from '../../kit/controls/segmented';
import styles from './watchlist-order-dialog.module.css';

interface WatchlistOrderDialogProps {
  readonly lists: readonly Watchlist[];
  /** The list whose markets can be put in order. */
  readonly chosen: Watchlist;
  readonly shownName: (list: Watchlist) => string;
  /** Whether it was saved. */
  readonly onSave: (lists: readonly Watchlist[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Puts the account's lists, or the markets of one, in order; nothing is sent before Save. */
export function WatchlistOrderDialog({ lists, chosen, shownName, onSave, onClose }: WatchlistOrderDialogProps) {
  const { t } = useTranslation(['markets', 'common']);
  const [wanted, setWanted] = useState(lists);
  const [part, setPart] = useState<'lists' | 'markets'>(chosen.symbols.length > 1 ? 'markets' : 'lists');
  const [busy, setBusy] = useState(false);
  const symbols = wanted.find(({ id }) => id === chosen.id)?.symbols ?? [];

  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const saved = await onSave(wanted).finally(() => setBusy(false));
    if (saved) onClose();
  };

  return (
    <Dialog title={t('markets:watchlist.reorder.title')} onClose={onClose}>
      {lists.length > 1 && chosen.symbols.length > 1 ? (
        <Segmented
          size="small"
          label={t('markets:watchlist.reorder.title')}
          value={part}
          options={[
            { value: 'markets', label: shownName(chosen) },
            { value: 'lists', label: t('markets:watchlist.reorder.lists') },
          ]}
          onChange={setPart}
        />
      ) : null}
      {part === 'lists' ? (
        <Places
          label={t('markets:watchlist.reorder.lists')}
          items={wanted.map((list) => ({ key: list.id, name: shownName(list) }))}
          onMove={(index, by) => setWanted(movedBy(wanted, index, by))}
        />
      ) : (
        <Places
          label={shownName(chosen)}
          items={symbols.map((symbol) => ({ key: symbol, name: marketDisplayName(symbol) }))}
          onMove={(index, by) =>
            setWanted(
              wanted.map((list) => (list.id === chosen.id ? { ...list, symbols: movedBy(symbols, index, by) } : list)),
            )
          }
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button variant="primary" busy={busy} onClick={() => void save()}>
          {t('markets:watchlist.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface PlacesProps {
  readonly label: string;
  readonly items: readonly { readonly key: string; readonly name: string }[];
  readonly onMove: (index: number, by: -1 | 1) => void;
}

function Places({ label, items, onMove }: PlacesProps) {
  const { t } = useTranslation('markets');
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly key: string; readonly by: -1 | 1 }>();
  const place = items.findIndex(({ key }) => key === moved?.key);

  // A row that moves takes the focus with it; at the end of the list the way back is what is left.
  useLayoutEffect(() => {
    const buttons = list.current?.children[place]?.querySelectorAll('button');
    if (!moved || !buttons) return;
    const [up, down] = buttons;
    const same = moved.by < 0 ? up : down;
    (same?.disabled ? (moved.by < 0 ? down : up) : same)?.focus();
  }, [moved, place]);

  const move = (index: number, by: -1 | 1): void => {
    setMoved({ key: items[index]!.key, by });
    onMove(index, by);
  };

  return (
    <>
      <ol ref={list} aria-label={label} className={styles.places}>
        {items.map(({ key, name }, index) => (
          <li key={key} className={styles.place}>
            <span className={styles.name}>{name}</span>
            <IconButton
              icon={
                <span className={styles.up}>
                  <Icon name="chevron" />
                </span>
              }
              label={t('watchlist.reorder.up', { name })}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon="chevron"
              label={t('watchlist.reorder.down', { name })}
              disabled={index === items.length - 1}
              onClick={() => move(index, 1)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="unseen">
        {place < 0
          ? null
          : t('watchlist.reorder.place', { name: items[place]!.name, place: place + 1, count: items.length })}
      </p>
    </>
  );
}
