import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button';
import { useFormat } from '../../../kit/formats/use-format';
import type { OpenOrdersStore } from '../account/open-orders.store';
import { exact } from '../account/order-cells';
import { useMarket } from '../market/market-context';
import styles from './book-companion.module.css';
import type { BookPanelStore } from './book-panel.store';

interface OwnOrdersProps {
  readonly panel: BookPanelStore;
  readonly orders: OpenOrdersStore;
}

/** The own orders of the level that somebody asked about, each with a way to cancel it. */
export const OwnOrdersAtLevel = observer(function OwnOrdersAtLevel({ panel, orders }: OwnOrdersProps) {
  const { t } = useTranslation(['ladder', 'trade']);
  const format = useFormat();
  const { instrument } = useMarket();
  const box = useRef<HTMLDivElement>(null);
  const { listed } = panel;
  const list = listed ? (panel.own.get(listed.key)?.orders ?? []) : [];
  useEffect(() => {
    const opener = document.activeElement;
    box.current?.querySelector('button')?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('own.label')}
      className={styles.own}
      style={{ top: `min(${(listed?.top ?? 0) + 24}px, 60%)` }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) panel.list(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        panel.list(undefined);
      }}
    >
      <ul>
        {list.map((order) => {
          const words = {
            side: t(`trade:side.${order.side}`),
            quantity: exact(format, order.quantity?.minus(order.executed)),
            price: exact(format, order.price),
            asset: instrument.base,
          };
          const cancelling = orders.cancelling.has(order.orderId);
          return (
            <li key={order.orderId}>
              <span>{t('own.order', words)}</span>
              <Button
                size="tiny"
                aria-disabled={cancelling || undefined}
                aria-label={t('own.cancelOne', words)}
                onClick={() => void orders.cancel(order)}
              >
                {t(cancelling ? 'trade:orders.cancelling' : 'trade:orders.cancel')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
});
