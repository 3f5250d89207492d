import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Later } from '../../../../../../src/application/kernel/later';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { CalculatorClose } from '../../../../../../src/presentation/features/terminal/ticket/calculator/calculator-close';
import { PositionCalculator } from '../../../../../../src/presentation/features/terminal/ticket/calculator/position-calculator.view';
import { bitcoinPerpetual as instrument } from '../../../../domain/trading/instruments';
import { contractMarket } from '../contracts/contract-fixture';
import { renderInMarket } from '../contracts/render-in-market';
import { tradeStores } from '../trading-fixture';

async function showCalculator() {
  const { openTicket } = await tradeStores();
  const { contract } = await contractMarket();
  const ticket = openTicket({ instrument, contract: new Later(async () => contract) });
  ticket.complete();
  await waitFor(() => expect(ticket.margin).toBeDefined());
  ticket.fields.typePrice('60000');
  ticket.fields.typeSize('0.1');
  ticket.order.charge({ maker: decimal(0), taker: decimal('0.0005') });
  const closed = jest.fn();
  const market = { instrument, ticket, contract } as unknown as MarketStores;
  await renderInMarket(
    market,
    <CalculatorClose value={closed}>
      <PositionCalculator />
    </CalculatorClose>,
  );
  const figures = within(await screen.findByLabelText('Result'));
  const figure = (name: string) => figures.getByText(name).nextElementSibling;
  const field = (name: string) => screen.getByRole('textbox', { name });
  return { ticket, closed, figure, field, user: userEvent.setup() };
}

describe('the calculator of positions', () => {
  it('begins with the order and reckons what an exit would bring', async () => {
    const { user, figure, field } = await showCalculator();
    expect(field('Entry price')).toHaveValue('60000');
    expect(field('Quantity')).toHaveValue('0.1');
    expect(figure('Initial margin')).toHaveTextContent('600.00 USDT');
    expect(figure('PnL')).toHaveTextContent('— USDT');
    await user.type(field('Exit price'), '63000');
    expect(figure('PnL')).toHaveTextContent('+300.00 USDT');
    expect(figure('ROI')).toHaveTextContent('+50.00%');
    expect(figure('Net PnL')).toHaveTextContent('+293.85 USDT');
    await user.click(screen.getByRole('button', { name: 'Short' }));
    expect(figure('PnL')).toHaveTextContent('−300.00 USDT');
  });

  it('breaks even on the market’s prices where closing certainly pays', async () => {
    const { user, figure, field } = await showCalculator();
    await user.clear(field('Entry price'));
    await user.type(field('Entry price'), '60001');
    // 60001 × 1.0005 / 0.9995 is 60061.0310…, and 60001 × 0.9995 / 1.0005 is 59941.0289…
    expect(figure('Break-even price')).toHaveTextContent('60,061.04 USDT');
    await user.click(screen.getByRole('button', { name: 'Short' }));
    expect(figure('Break-even price')).toHaveTextContent('59,941.02 USDT');
  });

  it('finds the exit of a return, and warns of a liquidation before it', async () => {
    const { user, figure, field } = await showCalculator();
    await user.type(field('Target ROI'), '25');
    await user.click(screen.getByRole('button', { name: 'Use as exit' }));
    expect(field('Exit price')).toHaveValue('61500');
    expect(figure('ROI')).toHaveTextContent('+25.00%');
    await user.clear(field('Exit price'));
    await user.type(field('Exit price'), '54000');
    expect(screen.getByRole('alert')).toHaveTextContent('Liquidated before reaching this exit price.');
  });

  it('says at its field that a figure is not above zero', async () => {
    const { user, field } = await showCalculator();
    await user.clear(field('Quantity'));
    expect(field('Quantity')).toBeValid();
    await user.type(field('Quantity'), '0');
    expect(field('Quantity')).toHaveAccessibleDescription('Must be greater than 0.');
    await user.type(field('Quantity'), '.2');
    expect(field('Quantity')).toBeValid();
    await user.type(field('Exit price'), '-5');
    expect(field('Exit price')).toHaveAccessibleDescription('Must be greater than 0.');
  });

  it('refuses more leverage than the contract has, in words', async () => {
    const { user, figure, field } = await showCalculator();
    await user.clear(field('Leverage'));
    await user.type(field('Leverage'), '51');
    expect(field('Leverage')).toHaveAccessibleDescription('Enter a whole number from 1 to 50.');
    expect(figure('Initial margin')).toHaveTextContent('— USDT');
    expect(screen.getByRole('button', { name: 'Fill order form' })).toBeDisabled();
  });

  it('writes the position into the form, and says before what leverage that keeps', async () => {
    const { user, ticket, closed, field } = await showCalculator();
    const kept = () => screen.queryByText(/Leverage in the order form stays at 10×\./);
    await user.type(field('Quantity'), '1');
    expect(kept()).not.toBeInTheDocument();
    await user.clear(field('Leverage'));
    await user.type(field('Leverage'), '5');
    expect(kept()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Short' }));
    await user.clear(field('Quantity'));
    await user.type(field('Quantity'), '0.25');
    await user.click(screen.getByRole('button', { name: 'Fill order form' }));
    expect([
      ticket.fields.text.side,
      ticket.fields.text.type,
      ticket.fields.text.price,
      ticket.fields.text.size,
    ]).toEqual(['SELL', 'LIMIT', '60000', '0.25']);
    expect(closed).toHaveBeenCalled();
  });
});
