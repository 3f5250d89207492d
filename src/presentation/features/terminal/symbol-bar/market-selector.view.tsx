import { observer } from 'mobx-react-lite';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { useFeatureOpener } from '../../../runtime/feature';
import { Part } from '../../../runtime/part';
import { useHotKeyAction } from '../../commands/hot-key-actions';
import { FailureState } from '../../../kit/data/failure-state';
import { useDismiss } from '../../../kit/hooks/use-dismiss';
import { PlainButton } from '../../../kit/controls/plain-button';
import { RowsSkeleton } from '../../../kit/controls/rows-skeleton';
import { SymbolLogo } from '../../../kit/controls/symbol-logo';
import { MarketChoiceContext } from './market-choice-context';
import { marketPickerFeature } from './market-picker.feature';
import styles from './market-selector.module.css';

interface MarketSelectorProps {
  readonly current: Instrument;
  readonly instruments: readonly Instrument[];
}

/** The name of the market, which opens the list of all markets. */
export const MarketSelector = observer(function MarketSelector({ current, instruments }: MarketSelectorProps) {
  const { t } = useTranslation('trade');
  const opener = useFeatureOpener();
  const [open, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const choice = useMemo(
    () => ({
      current: current.symbol,
      instruments,
      onClose: () => {
        setOpen(false);
        button.current?.focus();
      },
    }),
    [current, instruments],
  );
  // Asked for when a hand or the focus comes near, so that the list is there once it is opened.
  const prepare = (): void => void opener.open(marketPickerFeature).catch(() => undefined);

  useHotKeyAction('symbolSearch', () => setOpen(true));
  useDismiss(root, open, () => setOpen(false));

  const name = marketDisplayName(current.symbol);
  return (
    <div ref={root} className={styles.root}>
      <h1 className={styles.heading}>
        <PlainButton
          ref={button}
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
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
          <MarketChoiceContext value={choice}>
            <Part
              key={attempt}
              feature={marketPickerFeature}
              waiting={<RowsSkeleton />}
              failed={<FailureState failure={{ kind: 'offline' }} onRetry={() => setAttempt(attempt + 1)} />}
            />
          </MarketChoiceContext>
        </div>
      ) : null}
    </div>
  );
});
