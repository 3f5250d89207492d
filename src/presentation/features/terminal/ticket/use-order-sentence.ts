import { useTranslation } from 'react-i18next';
import { decimal, decimalPlaces, divide, type Decimal } from '../../../../domain/shared/decimal';
import { orderWarnings } from '../../../../application/trading/ticket/order-warnings';
import { isSliced } from '../../../../application/trading/ticket/ticket-text';
import { useFormat } from '../../../kit/formats/use-format';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';
import { useSubmitLabel } from './use-submit-label';

/** What the order will do in the person's language; `undefined` while it is not filled in. */
export function useOrderSentence(ticket: OrderTicket): string | undefined {
  const { t, i18n } = useTranslation('ticket');
  const format = useFormat();
  const act = useSubmitLabel(ticket);
  const how = useHow(ticket);
  const { targets, faulty } = ticket.program ?? {};
  // A sentence without the target that is refused would be of another order, as one with parts that cannot be.
  if (!how || ((targets ?? isSliced(ticket.fields.text.type)) && faulty)) return undefined;
  const { draft } = ticket.order;
  const { instrument } = ticket.fields;
  const sentences = [t('sentence.whole', { act, how })];
  const amount = (value: Decimal, asset: string): string =>
    `${format.decimal(value, Math.min(12, decimalPlaces(value)), 'down')} ${asset}`;
  // Of what stays until then it is said already.
  if (draft.expiresAt && draft.timing)
    sentences.push(t('sentence.expires', { time: format.dateTime(draft.expiresAt) }));
  if (draft.visible) sentences.push(t('sentence.visible', { size: amount(draft.visible, instrument.base) }));
  const { takeProfit, stopLoss } = targets ?? {};
  if (takeProfit) sentences.push(t('sentence.takeProfit', { price: amount(takeProfit, instrument.quote) }));
  if (stopLoss) sentences.push(t('sentence.stopLoss', { price: amount(stopLoss, instrument.quote) }));
  if (draft.reduceOnly) sentences.push(t('sentence.reduceOnly'));
  // Chinese sets no space between sentences.
  return sentences.join(i18n.language.startsWith('zh') ? '' : ' ');
}

function useHow(ticket: OrderTicket): string | undefined {
  const { t } = useTranslation('ticket');
  const format = useFormat();
  const { program, order, fields } = ticket;
  const { draft } = order;
  const { instrument, text } = fields;
  if (ticket.misread || !(draft.quantity ?? draft.amount)?.gt(0)) return undefined;
  const money = (value: Decimal | undefined): string | undefined =>
    value && `${format.decimal(value, Math.min(12, decimalPlaces(value)), 'down')} ${instrument.quote}`;
  const read = (field: string): string | undefined => {
    const input = ticket.fields.number(field);
    return input.ok ? money(input.value) : undefined;
  };
  const price = money(draft.price);
  const trigger = read('trigger');
  const source = t(
    text.choices.triggerBy === 'MARK_PRICE' && instrument.type === 'PERP' ? 'sentence.mark' : 'sentence.last',
  );
  const towards = program?.rises === undefined ? undefined : program.rises ? 'up' : 'down';
  switch (text.type) {
    case 'MARKET':
      return draft.price ? t('sentence.CAPPED', { price }) : t('sentence.MARKET');
    case 'LIMIT': {
      if (!price) return undefined;
      // What fills at once does not rest; what it leaves does.
      const how = orderWarnings(ticket).includes('crosses') ? 'crossing' : text.timing;
      return draft.expiresAt && (how === 'crossing' || how === 'GTC')
        ? t(`sentence.until.${how}`, { price, time: format.dateTime(draft.expiresAt) })
        : t(`sentence.${how}`, { price, level: text.level });
    }
    case 'STOP_MARKET':
      return trigger && towards && t(`sentence.stopMarket.${towards}`, { source, trigger });
    case 'STOP_LIMIT':
      return trigger && price && towards && t(`sentence.stopLimit.${towards}`, { source, trigger, price });
    case 'TRAILING_STOP': {
      const distance = ticket.fields.number('distance');
      if (!distance.ok) return undefined;
      const rate = text.choices.distanceBy === 'value' ? undefined : format.rate(divide(distance.value, decimal(100)));
      const from = read('activation');
      return t(`sentence.${from ? 'trailingFrom' : 'trailing'}.${text.side}`, {
        distance: rate ?? money(distance.value),
        from,
      });
    }
    case 'OCO': {
      const stop = read('stopPrice');
      return price && trigger && t(stop ? 'sentence.OCOLimit' : 'sentence.OCO', { price, trigger, stop });
    }
    case 'SCALED': {
      const [from, to, count] = [read('from'), read('to'), ticket.fields.number('count')];
      return from && to && count.ok ? t('sentence.scaled', { count: Number(count.value), from, to }) : undefined;
    }
    case 'TWAP': {
      const [minutes, count] = [ticket.fields.number('minutes'), ticket.fields.number('count')];
      return minutes.ok && count.ok
        ? t('sentence.twap', { count: Number(count.value), minutes: format.integer(Number(minutes.value)) })
        : undefined;
    }
  }
}
