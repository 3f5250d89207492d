import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { ConditionalProgram } from '../../../../../../src/application/trading/ticket/conditional-program';
import { ConditionalFields } from '../../../../../../src/presentation/features/terminal/ticket/conditional-fields.view';
import { renderPart, tradeStores } from '../trading-fixture';

it('a stop of a spot market closes nothing: without a limit it is a market order', async () => {
  const { ticket } = await tradeStores();
  ticket.fields.choose({ type: 'OCO' });
  const program = { order: ticket.order, triggerBy: 'MARKET_PRICE', problem: () => undefined };
  await renderPart(<ConditionalFields program={program as unknown as ConditionalProgram} />);
  expect(await screen.findByLabelText('Stop limit price')).toHaveAccessibleDescription(
    'Leave empty for a market order.',
  );
});
