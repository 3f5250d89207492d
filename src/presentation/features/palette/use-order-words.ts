import { useTranslation } from 'react-i18next';
import type { CancelCommand } from '../../../domain/commands/order-command';
import type { PreparedOrder } from '../../../domain/commands/prepared-order';
import type { Instrument } from '../../../domain/markets/instrument';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { decimalPlaces } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';
import { marketFigures } from '../../kit/formats/market-figures';

/** An order in one sentence: "Buy 0.1 BTC of BTC/USDT at 65,000.00". */
export function useOrderWords(): (order: PreparedOrder, instrument: Instrument) => string {
  const { t } = useTranslation('commands');
  const format = useFormat();
  return ({ side, price, quantity, amount, symbol }, instrument) => {
    const figures = marketFigures(format, instrument);
    const size = quantity
      ? `${format.decimal(quantity, decimalPlaces(quantity), 'down')} ${instrument.base}`
      : `${format.decimal(amount, amount ? decimalPlaces(amount) : 2, 'down')} ${instrument.quote}`;
    const values = { size, market: marketDisplayName(symbol), price: figures.price(price) };
    return t(price ? `order.limit.${side}` : `order.market.${side}`, values);
  };
}

/** Which orders are cancelled: "Cancel all orders on BTC/USDT". */
export function useCancelWords(): (command: CancelCommand) => string {
  const { t } = useTranslation('commands');
  return ({ symbol }) =>
    symbol === undefined
      ? t('action.order.cancelEverything')
      : t('cancel.market', { market: marketDisplayName(symbol) });
}
