import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { OrderTicket } from '../../../../../src/application/trading/ticket/order-ticket';
import type { TicketOutcome } from '../../../../../src/application/trading/ticket/ticket-outcome';
import type { MarginMeans } from '../../../../../src/application/trading/ticket/margin-means';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { orderLines, positionLines, triggerLines, type PriceLine } from '../../../../../src/domain/trading/price-line';
import type { Position } from '../../../../../src/domain/trading/position';
import type { PositionProfitsStore } from '../../../../../src/presentation/features/terminal/account/position-profits.store';
import { useLineWords } from '../../../../../src/presentation/features/terminal/chart/use-line-words';
import { LargestOrders } from '../../../../../src/presentation/features/terminal/ticket/largest-orders.view';
import OrderMessageLine from '../../../../../src/presentation/features/terminal/ticket/order-message.view';
import { order } from '../../../application/trading/trading-fakes';
import { bitcoinPerpetual } from '../../../domain/trading/instruments';
import { loggedIn } from '../../shell/shell-fixture';
import { conditional, position } from './portfolio-fixture';
import { renderPart } from './trading-fixture';

const symbol = bitcoinPerpetual.symbol;
const fields = { instrument: bitcoinPerpetual };

describe('in hedge mode, what was sent from the form', () => {
  const placed = { kind: 'placed', orderId: '1', side: 'SELL', quantity: decimal('0.1'), symbol } as const;
  it.each<[TicketOutcome, string]>([
    [{ ...placed, positionSide: 'LONG' }, 'Close long: order placed, 0.1 BTC.'],
    [{ ...placed, positionSide: 'SHORT' }, 'Open short: order placed, 0.1 BTC.'],
    [{ ...placed, positionSide: 'BOTH' }, 'Order placed: sell 0.1 BTC.'],
    [{ ...placed, kind: 'started', program: 'TWAP', positionSide: 'LONG' }, 'Close long: TWAP started, 0.1 BTC.'],
    [{ ...placed, kind: 'started', program: 'TWAP' }, 'TWAP started: sell 0.1 BTC.'],
  ])('says which position it is for: %#', async (outcome, words) => {
    await renderPart(
      <OrderMessageLine ticket={{ outcome, phase: 'idle', fields } as unknown as OrderTicket} />,
      loggedIn(),
    );
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('can be no larger than what is held of the position that it closes, by the names of the buttons', async () => {
    const ticket = (closing: boolean) => ({ fields: { ...fields, text: { closing } } }) as unknown as OrderTicket;
    const margin = (hedging: boolean) =>
      ({ position: { hedging }, largestBuy: decimal('0.2'), largestSell: decimal('0.5') }) as unknown as MarginMeans;
    await renderPart(
      <>
        <LargestOrders ticket={ticket(true)} margin={margin(true)} />
        <LargestOrders ticket={ticket(false)} margin={margin(true)} />
        <LargestOrders ticket={ticket(true)} margin={margin(false)} />
      </>,
      loggedIn(),
    );
    const said = (await screen.findAllByText(/^Max /)).map(({ parentElement }) => parentElement!.textContent);
    expect(said[0]).toMatch(/^Max close short0\.2\d* BTC$/);
    expect(said[1]).toMatch(/^Max close long0\.5\d* BTC$/);
    expect(said.slice(2).filter((words) => /^Max (buy|sell)0/.test(words))).toHaveLength(4);
  });
});

function Words({ lines }: { readonly lines: readonly PriceLine[] }) {
  const profits = { of: () => decimal('12.3') } as unknown as PositionProfitsStore;
  const [whole, short] = [useLineWords(profits), useLineWords(profits, 'short')];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>{`${whole(line)} | ${short(line)}`}</li>
      ))}
    </ul>
  );
}

it('lines on the chart say which position of hedge mode they are of, as the rows of the account do', async () => {
  const of = (positionSide: Position['positionSide']) => [
    ...orderLines(symbol, [order({ symbol, side: 'SELL', positionSide })]),
    ...triggerLines(symbol, [conditional({ symbol, side: 'SELL', positionSide })]),
    ...positionLines(symbol, [position({ positionSide, liquidationPrice: undefined })]),
  ];
  await renderPart(<Words lines={of('LONG')} />, loggedIn());
  const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await screen.findByText(/^Close long/);
  expect(said()).toEqual(
    expect.arrayContaining([
      'Close long 0.1 BTC | Close long 0.1',
      'Stop: Close long 0.2 BTC | Stop: Close long 0.2',
      'Long 0.5 BTC, +12.30 USDT | Long 0.5 · +12.30',
    ]),
  );
  await renderPart(<Words lines={of('BOTH')} />, loggedIn());
  await screen.findByText(/^Sell 0.1/);
  expect(said()).toEqual(
    expect.arrayContaining([
      'Sell 0.1 BTC | Sell 0.1',
      'Stop: Sell 0.2 BTC | Stop 0.2',
      'Long 0.5 BTC, +12.30 USDT | 0.5 · +12.30',
    ]),
  );
});
