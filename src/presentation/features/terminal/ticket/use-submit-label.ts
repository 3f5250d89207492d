import { useTranslation } from 'react-i18next';
import { decimalPlaces } from '../../../../domain/shared/decimal';
import { positionEffect } from '../../../../domain/trading/position-effect';
import { useFormat } from '../../../kit/formats/use-format';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';

/** The act in words: "Buy 0.1 BTC", in hedge mode "Close long 0.1 BTC", "Buy BTC for 250 USDT", or just "Buy BTC" before there is a size. */
export function useSubmitLabel(ticket: OrderTicket): string {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const { draft } = ticket.order;
  const { instrument } = ticket.fields;
  const { base, quote } = instrument;
  const own = (value: NonNullable<typeof draft.quantity>): string =>
    format.decimal(value, Math.min(decimalPlaces(value), 12), 'down');
  const { positionSide } = ticket.composition.means?.terms ?? {};
  const effect = positionEffect({ side: draft.side, positionSide });
  if (effect) return [t(`side.${effect}`), ...(draft.quantity?.gt(0) ? [own(draft.quantity)] : []), base].join(' ');
  if (draft.quantity?.gt(0)) return t(`submit.size.${draft.side}`, { amount: own(draft.quantity), asset: base });
  if (draft.amount?.gt(0)) return t('submit.buyFor', { amount: own(draft.amount), asset: base, quote });
  return t(`submit.asset.${draft.side}`, { asset: base });
}
