import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { ConditionalDetails } from '../../../../../src/presentation/features/account-orders/ended-conditional.view';
import { renderShell } from '../../shell/shell-fixture';
import { conditional } from '../terminal/portfolio-fixture';

it('says which leg of a group was set off, at what price and when, and has a dash for a time nobody knows', async () => {
  const fired = { triggered: true, triggerTradePrice: decimal('2910') };
  const legs = [
    conditional({ algoOrderId: '71', algoType: 'TAKE_PROFIT', triggerPrice: decimal('3200') }),
    conditional({
      ...{ algoOrderId: '72', algoType: 'STOP_LOSS', triggerPrice: decimal('2911') },
      ...{ ...fired, triggeredAt: new Date(2026, 10, 9, 2, 28, 2).getTime() },
    }),
    conditional({ algoOrderId: '73', algoType: 'STOP_LOSS', triggerPrice: decimal('2911'), ...fired }),
  ];
  const order = conditional({ algoType: 'POSITIONAL_TP_SL', triggerPrice: undefined, triggered: true, legs });
  await renderShell({
    at: '/account/orders',
    texts: ['accountOrders', 'portfolio', 'trade'],
    open: async () => ({ View: () => <ConditionalDetails order={order} onClose={() => undefined} />, stores: {} }),
  });
  const [unknown, known] = await screen.findAllByText('Stop loss triggered at 2,910');
  expect(known!.closest('li')).toHaveTextContent(/2:28:02/u);
  expect(unknown!.closest('li')).toHaveTextContent(/—$/u);
  expect(screen.queryByText(/1970.*triggered/u)).toBeNull();
});
