import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { decimalPlaces } from '../../../../domain/shared/decimal';
import { parseMarketSymbol } from '../../../../domain/markets/market-symbol';
import { useFailureText } from '../../../kit/formats/use-failure-text';
import { Button } from '../../../kit/controls/button';
import { useFormat } from '../../../kit/formats/use-format';
import styles from './fields/receipt.module.css';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';

/** What became of the order that was sent. */
export const OrderMessageLine = observer(function OrderMessageLine({ ticket }: { readonly ticket: OrderTicket }) {
  const { t } = useTranslation(['trade', 'common']);
  const format = useFormat();
  const failureText = useFailureText();
  const { outcome: message, phase } = ticket;
  let text: string | undefined;
  if (phase === 'unknown') text = t('message.asking');
  else if (message?.kind === 'placed') {
    const amount = format.decimal(message.quantity, Math.min(12, decimalPlaces(message.quantity)), 'down');
    text = t(`message.placed.${message.side}`, { amount, asset: parseMarketSymbol(message.symbol)?.base ?? '' });
  } else if (message?.kind === 'failed') text = t('message.failed', { reason: failureText(message.failure) });
  else if (message?.kind === 'unknown') text = t('message.unknown');
  const bad = phase === 'unknown' || message?.kind === 'failed' || message?.kind === 'unknown';
  return (
    <div
      role="status"
      className={styles.message}
      data-kind={text === undefined ? undefined : bad ? 'warning' : 'success'}
    >
      {text}
      {phase === 'unknown' ? (
        <Button size="small" onClick={() => ticket.again()}>
          {t('common:action.retry')}
        </Button>
      ) : null}
    </div>
  );
});
