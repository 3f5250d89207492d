import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderToGuard } from '../../../../../../src/application/trading/order-guard';
import type { Stopped } from '../../../../../../src/domain/trading/own-limit';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { MarketContext } from '../../../../../../src/presentation/features/terminal/market/market-context';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import ConfirmOrder from '../../../../../../src/presentation/features/terminal/ticket/confirm-order.view';
import { OrderSentence } from '../../../../../../src/presentation/features/terminal/ticket/order-sentence.view';
import { bitcoin } from '../../../../domain/trading/instruments';
import { renderShell } from '../../../shell/shell-fixture';
import { tradeStores } from '../trading-fixture';

async function confirm(stopped: Stopped | undefined) {
  const { ticket, preferences } = await tradeStores();
  ticket.fields.typePrice('59000');
  ticket.fields.typeSize('0.01');
  const asked: OrderToGuard[] = [];
  const forecast = { of: async (order: OrderToGuard) => (asked.push(order), stopped) };
  const send = jest.spyOn(ticket, 'send').mockResolvedValue();
  const part = (
    <MarketContext value={{ instrument: bitcoin, ticket } as unknown as MarketStores}>
      <ConfirmOrder ticket={ticket} preferences={preferences} receipt={<></>} />
    </MarketContext>
  );
  await renderShell({
    at: '/trade/BTC_USDT',
    texts: ['ticket', 'trade'],
    open: async ({ id }: { readonly id: string }) =>
      (id === 'order-sentence'
        ? { View: OrderSentence, stores: { forecast, security: { standing: jest.fn() } } }
        : { View: () => part, stores: {} }) as never,
  });
  await screen.findByText(/^Buy 0.01 BTC:/);
  const button = within(screen.getByRole('dialog')).getByRole('button', { name: /^Buy/ });
  return { asked, button, send };
}

it('says before the last press which own limit will stop the order, and sends nothing', async () => {
  const { button, asked, send } = await confirm({
    limit: 'orderValue',
    set: { amount: decimal('500'), asset: 'USDT' },
  });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toHaveAccessibleDescription(/500 USDT/);
  expect(asked).toMatchObject([{ symbol: bitcoin.symbol, side: 'BUY', quantity: decimal('0.01') }]);
  await userEvent.click(button);
  expect(send).not.toHaveBeenCalled();
});

it('sends what no limit stops', async () => {
  const { button, send } = await confirm(undefined);
  await userEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
});
