import { useTranslation } from 'react-i18next';
import type { OrderEvent } from '../../../domain/trading/order-timeline';
import { unknownFigure } from '../../kit/formats/format';
import { useReasonText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { baseOf, exact } from '../terminal/account/order-cells';
import styles from './account-orders.module.css';

interface TimelineProps {
  readonly symbol: string;
  readonly events: readonly OrderEvent[];
}

/** Placed, set off, filled in parts, ended. */
export function Timeline({ symbol, events }: TimelineProps) {
  const { t } = useTranslation(['accountOrders', 'portfolio', 'trade']);
  const format = useFormat();
  const reasonText = useReasonText();
  const words = (event: OrderEvent): string => {
    if (event.kind === 'placed') return t('timeline.placed');
    if (event.kind === 'triggered') {
      const price = exact(format, event.price);
      return event.leg
        ? t('timeline.legTriggered', { leg: t(`portfolio:algo.${event.leg}`), price })
        : t('timeline.triggered', { price });
    }
    if (event.kind === 'ended') {
      const why = event.reason && reasonText(event.reason);
      const status = event.status === 'REPLACED' ? t('timeline.replaced') : t(`trade:status.${event.status}`);
      return why ? `${status} · ${why}` : status;
    }
    return t('timeline.filled', {
      quantity: `${exact(format, event.quantity)} ${baseOf(symbol)}`,
      price: exact(format, event.price),
      total: exact(format, event.total),
    });
  };
  return (
    <ol className={styles.timeline}>
      {events.map((event, place) => (
        <li key={place} className={styles.event}>
          <span>{words(event)}</span>
          {event.at === undefined ? (
            unknownFigure
          ) : (
            <time dateTime={new Date(event.at).toISOString()}>{format.dateTime(event.at)}</time>
          )}
        </li>
      ))}
    </ol>
  );
}
