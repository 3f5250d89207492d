import { screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import type { ReactNode } from 'react';
import type { OrderTicket } from '../../../../../../src/application/trading/ticket/order-ticket';
import type { SlicedProgram } from '../../../../../../src/application/trading/ticket/sliced-program';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import type { PositionSide } from '../../../../../../src/domain/trading/position';
import { SlicedFields } from '../../../../../../src/presentation/features/terminal/ticket/sliced-fields.view';
import { useSubmitLabel } from '../../../../../../src/presentation/features/terminal/ticket/use-submit-label';
import { bitcoinPerpetual } from '../../../../domain/trading/instruments';
import { renderPart, tradeStores } from '../trading-fixture';

function Label({ ticket }: { readonly ticket: OrderTicket }): ReactNode {
  return <p>{useSubmitLabel(ticket)}</p>;
}

const ticketOf = (side: 'BUY' | 'SELL', positionSide: PositionSide, size?: string) =>
  ({
    order: { draft: { side, quantity: size && decimal(size) } },
    fields: { instrument: bitcoinPerpetual },
    composition: { means: { terms: { positionSide } } },
  }) as unknown as OrderTicket;

it.each([
  ['SELL', 'LONG', '0.01', 'Close long 0.01 BTC'],
  ['SELL', 'SHORT', undefined, 'Open short BTC'],
  ['SELL', 'BOTH', '0.01', 'Sell 0.01 BTC'],
] as const)('what is sent by a %s of %s says so', async (side, positionSide, size, words) => {
  await renderPart(<Label ticket={ticketOf(side, positionSide, size)} />);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('the parts of a TWAP are told by seconds where their times are no whole minutes', async () => {
  const { ticket } = await tradeStores();
  const program = (minutes: number) =>
    ({
      ...{ minutes, scaled: false, problem: () => undefined, order: ticket },
      parts: Array.from({ length: 8 }, () => ({ quantity: decimal('0.01') })),
    }) as unknown as SlicedProgram;
  await renderPart(<SlicedFields program={program(2)} />);
  const times = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent.split('BTC')[1]);
  expect(times).toEqual(
    expect.arrayContaining(['Now', '+15 s', '+30 s', '+45 s', '+1 min', '+1 min 15 s', '+1 min 30 s', '+1 min 45 s']),
  );
});
