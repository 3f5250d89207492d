import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button';
import { IconButton } from '../../../kit/controls/icon-button';
import { focusNext, places } from './focus-next';
import type { SavedItemsStore } from './saved-items.store';
import styles from './workspace.module.css';

/** Takes changes back and does them again, and says what was deleted with a way back. With nothing left to take back they keep the focus they may have. */
export const UndoButtons = observer(function UndoButtons({ store }: { readonly store: SavedItemsStore<unknown> }) {
  const { t } = useTranslation('layout');
  return (
    <>
      <IconButton
        icon={
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M6 3 3 6l3 3M3 6h6a4 4 0 0 1 0 8H6" />
          </svg>
        }
        size="tiny"
        id={places.undo}
        label={t('undo')}
        aria-disabled={!store.canUndo}
        onClick={() => store.undo()}
      />
      <IconButton
        icon={
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="m10 3 3 3-3 3m3-3H7a4 4 0 0 0 0 8h3" />
          </svg>
        }
        size="tiny"
        label={t('redo')}
        aria-disabled={!store.canRedo}
        onClick={() => store.redo()}
      />
      <span role="status" className={styles.discarded}>
        {store.discarded === undefined ? null : t('deleted', { name: store.discarded })}
      </span>
      {store.discarded === undefined ? null : (
        <Button
          size="tiny"
          onClick={() => {
            store.undo();
            focusNext(places.undo);
          }}
        >
          {t('undo')}
        </Button>
      )}
    </>
  );
});
