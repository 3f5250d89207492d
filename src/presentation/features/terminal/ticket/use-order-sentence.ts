import { useTranslation } from 'react-i18next';
import { decimalPlaces, type Decimal } from '../../../../domain/shared/decimal';
import { useFormat } from '../../../kit/formats/use-format';
import type { OrderFormStore } from './order-form.store';
import { useSubmitLabel } from './use-submit-label';

/** What the order will do in the person's language; `undefined` while it is not filled in. */
export function useOrderSentence(form: OrderFormStore): string | undefined {
  const { t, i18n } = useTranslation('ticket');
  const format = useFormat();
  const act = useSubmitLabel(form);
  const how = useHow(form);
  if (!how) return undefined;
  const { draft, instrument } = form;
  const sentences = [t('sentence.whole', { act, how })];
  const amount = (value: Decimal, asset: string): string =>
    `${format.decimal(value, Math.min(12, decimalPlaces(value)), 'down')} ${asset}`;
  if (draft.visible && instrument)
    sentences.push(t('sentence.visible', { size: amount(draft.visible, instrument.base) }));
  const { takeProfit, stopLoss } = form.program?.targets ?? {};
  if (takeProfit) sentences.push(t('sentence.takeProfit', { price: amount(takeProfit, instrument?.quote ?? '') }));
  if (stopLoss) sentences.push(t('sentence.stopLoss', { price: amount(stopLoss, instrument?.quote ?? '') }));
  if (draft.reduceOnly) sentences.push(t('sentence.reduceOnly'));
  // Chinese sets no space between sentences.
  return sentences.join(i18n.language.startsWith('zh') ? '' : ' ');
}

function useHow(form: OrderFormStore): string | undefined {
  const { t } = useTranslation('ticket');
  const format = useFormat();
  const { draft, instrument, text, program } = form;
  if (!instrument || form.misread || !(draft.quantity ?? draft.amount)?.gt(0)) return undefined;
  const money = (value: Decimal | undefined): string | undefined =>
    value && `${format.decimal(value, Math.min(12, decimalPlaces(value)), 'down')} ${instrument.quote}`;
  const read = (field: string): string | undefined => {
    const input = form.number(field);
    return input.ok ? money(input.value) : undefined;
  };
  const price = money(draft.price);
  const trigger = read('trigger');
  const source = t(text.choices.triggerBy === 'MARK_PRICE' && form.margin ? 'sentence.mark' : 'sentence.last');
  const towards = program?.rises === undefined ? undefined : program.rises ? 'up' : 'down';
  switch (text.type) {
    case 'MARKET':
      return draft.price ? t('sentence.CAPPED', { price }) : t('sentence.MARKET');
    case 'LIMIT':
      return price && t(`sentence.${text.timing}`, { price, level: text.level });
    case 'STOP_MARKET':
      return trigger && towards && t(`sentence.stopMarket.${towards}`, { source, trigger });
    case 'STOP_LIMIT':
      return trigger && price && towards && t(`sentence.stopLimit.${towards}`, { source, trigger, price });
    case 'TRAILING_STOP': {
      const distance = form.number('distance');
      if (!distance.ok) return undefined;
      const rate =
        text.choices.distanceBy === 'value'
          ? undefined
          : `${format.decimal(distance.value, decimalPlaces(distance.value), 'down')} %`;
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
      const [from, to, count] = [read('from'), read('to'), form.number('count')];
      return from && to && count.ok ? t('sentence.scaled', { count: Number(count.value), from, to }) : undefined;
    }
    case 'TWAP': {
      const [minutes, count] = [form.number('minutes'), form.number('count')];
      return minutes.ok && count.ok
        ? t('sentence.twap', { count: Number(count.value), minutes: format.integer(Number(minutes.value)) })
        : undefined;
    }
  }
}
