import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import type { FavouritesStore } from '../../markets/favourites.store';
import type { TickersStore } from '../../markets/tickers.store';
import { useHotKeyAction } from '../../commands/hot-key-actions';
import { PlainButton } from '../../../kit/controls/plain-button';
import { SymbolLogo } from '../../../kit/controls/symbol-logo';
import { MarketPicker } from './market-picker.view';
import styles from './market-selector.module.css';

interface MarketSelectorProps {
  readonly current: Instrument;
  readonly instruments: readonly Instrument[];
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
}

/** The name of the market, which opens the list of all markets. */
export const MarketSelector = observer(function MarketSelector({
  current,
  instruments,
  tickers,
  favourites,
}: MarketSelectorProps) {
  const { t } = useTranslation('trade');
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  useHotKeyAction('symbolSearch', () => setOpen(true));
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const name = marketDisplayName(current.symbol);
  return (
    <div
      ref={root}
      className={styles.root}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <h1 className={styles.heading}>
        <PlainButton
          ref={button}
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <SymbolLogo asset={current.base} size={28} />
          <span className={styles.name}>{name}</span>
          <span className={styles.badge}>{t(current.type === 'PERP' ? 'market.perpetual' : 'market.spot')}</span>
          <svg
            viewBox="0 0 12 12"
            width="12"
            height="12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            aria-hidden="true"
          >
            <path d="M2.5 4.5L6 8l3.5-3.5" />
          </svg>
        </PlainButton>
      </h1>
      {open ? (
        <div id={id} role="dialog" aria-label={t('selector.title')} className={styles.popover}>
          <MarketPicker
            current={current.symbol}
            instruments={instruments}
            tickers={tickers}
            favourites={favourites}
            onClose={close}
          />
        </div>
      ) : null}
    </div>
  );
});
