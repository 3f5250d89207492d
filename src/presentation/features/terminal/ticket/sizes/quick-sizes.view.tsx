import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../../kit/controls/plain-button';
import { decimalPlaces } from '../../../../../domain/shared/decimal';
import { useFormat } from '../../../../kit/formats/use-format';
import { useMarket } from '../../market/market-context';
import type { OrderTicket } from '../../../../../application/trading/ticket/order-ticket';
import { mostQuickSizes, type QuickSize, QuickSizesStore } from './quick-sizes.store';
import styles from './quick-sizes.module.css';
import { view } from '../../../../runtime/feature';

interface QuickSizesStores {
  readonly sizes: QuickSizesStore;
}

/** Sizes of one's own for this market: a press or Alt and a digit puts one into the form. */
export const QuickSizes = observer(function QuickSizes({ stores: { sizes } }: { readonly stores: QuickSizesStores }) {
  const { ticket } = useMarket();
  const { t } = useTranslation('ticket');
  const words = useSizeWords(ticket);
  const row = useRef<HTMLDivElement>(null);
  const symbol = ticket.fields.instrument.symbol;
  const kept = sizes.of(symbol);
  // Of one market, and as long as it has sizes: the next one kept is there to be used.
  const [edited, setEdited] = useState<string>();
  const removing = edited === symbol;
  const typed: QuickSize | undefined = ticket.fields.size.ok
    ? { amount: ticket.fields.size.value, unit: ticket.fields.text.unit }
    : undefined;
  // It stays where the focus may be, whether or not there is anything to keep.
  const keepable = typed !== undefined && sizes.keeps(symbol, typed);
  const full = kept.length >= mostQuickSizes;
  useSizeKeys(row, ticket, sizes);

  const remove = (index: number): void => {
    // Its button goes with it: the focus goes on to the size beside it, or to keeping another.
    const beside = index < kept.length - 1 ? index + 1 : index > 0 ? index - 1 : 1;
    row.current?.querySelectorAll('button')[beside]?.focus();
    sizes.remove(symbol, kept[index]!);
    if (kept.length === 1) setEdited(undefined);
  };

  return (
    <div ref={row} role="group" aria-label={t('sizes.label')} className={styles.sizes}>
      {kept.map((size, index) => (
        <PlainButton
          key={words(size)}
          className={styles.size}
          data-removing={removing || undefined}
          aria-label={removing ? t('sizes.remove', { size: words(size) }) : undefined}
          aria-keyshortcuts={`Alt+${index + 1}`}
          title={removing ? undefined : `Alt+${index + 1}`}
          onClick={() => (removing ? remove(index) : ticket.fields.fillSize(size.amount, size.unit))}
        >
          {words(size)}
          {removing ? <span aria-hidden="true"> ×</span> : null}
        </PlainButton>
      ))}
      <span className={styles.acts}>
        <PlainButton
          className={styles.act}
          aria-disabled={!keepable || undefined}
          title={full ? t('sizes.full') : undefined}
          onClick={() => typed && sizes.keep(symbol, typed)}
        >
          {t('sizes.keep')}
        </PlainButton>
        {kept.length > 0 ? (
          <PlainButton
            className={styles.act}
            aria-pressed={removing}
            onClick={() => setEdited(removing ? undefined : symbol)}
          >
            {t('sizes.edit')}
          </PlainButton>
        ) : null}
      </span>
    </div>
  );
});

function useSizeWords(ticket: OrderTicket): (size: QuickSize) => string {
  const { t } = useTranslation('ticket');
  const format = useFormat();
  const { base = '', quote = '' } = ticket.fields.instrument ?? {};
  return ({ amount, unit }) => {
    const value = format.decimal(amount, decimalPlaces(amount), 'down');
    if (unit === 'risk') return t('sizes.risk', { value });
    if (unit === 'margin') return t('sizes.margin', { value, asset: quote });
    return `${value} ${unit === 'base' ? base : quote}`;
  };
}

/** By their place on the keyboard: with Alt some layouts write something else than the digit. */
function useSizeKeys(row: React.RefObject<HTMLDivElement | null>, ticket: OrderTicket, sizes: QuickSizesStore): void {
  useEffect(() => {
    const section = row.current?.closest('section');
    const press = (event: KeyboardEvent): void => {
      const digit =
        event.altKey && !event.ctrlKey && !event.metaKey ? /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] : undefined;
      const size = digit === undefined ? undefined : sizes.of(ticket.fields.instrument.symbol)[Number(digit) - 1];
      if (!size) return;
      event.preventDefault();
      ticket.fields.fillSize(size.amount, size.unit);
    };
    section?.addEventListener('keydown', press);
    return () => section?.removeEventListener('keydown', press);
  }, [row, ticket, sizes]);
}

export default view(QuickSizes, { sizes: QuickSizesStore });
