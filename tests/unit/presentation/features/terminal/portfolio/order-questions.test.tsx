import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal, decimalText, type Decimal } from '../../../../../../src/domain/shared/decimal';
import type { AlgoOrder } from '../../../../../../src/domain/trading/algo-order';
import { ChaseDialog } from '../../../../../../src/presentation/features/terminal/portfolio/orders/chase-dialog.view';
import { order } from '../../../../application/trading/trading-fakes';
import { bitcoin } from '../../../../domain/trading/instruments';
import { conditional, position, showAccount } from '../portfolio-fixture';
import { renderPart } from '../trading-fixture';

jest.setTimeout(60_000);

const perpetual = 'PERP_BTC_USDT';

describe('cancelling many orders', () => {
  it.each([
    ['only says that conditional ones are among them, where these open', {}, /^Includes conditional orders\.$/],
    ['warns where one of them closes a position', { reduceOnly: true }, /positions they protect/],
    [
      'warns where one closes what its entry has opened',
      { algoType: 'BRACKET', executed: decimal('0.1') },
      /positions they protect/,
    ],
  ] as const)('%s', async (_, change: Partial<AlgoOrder>, words) => {
    await showAccount({ orders: [order()], conditional: [conditional({ side: 'BUY', ...change })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel 2 orders: 1 limit, 1 conditional' }));
    within(screen.getByRole('dialog')).getByText(words);
  });
});

describe('turning a position round', () => {
  const reverse = async (more: object): Promise<HTMLElement> => {
    await showAccount({ positions: [position()], ...more }, undefined, perpetual);
    await userEvent.click(await screen.findByRole('button', { name: 'Reverse Long 0.5 BTC-PERP' }));
    return screen.getByRole('dialog');
  };
  const ends = 'TP/SL and reduce-only orders of this position will be cancelled.';

  it('says what it would realise, and of orders only where some end with it', async () => {
    const dialog = await reverse({ conditional: [conditional({ symbol: perpetual })], orders: [order()] });
    expect(dialog).toHaveTextContent('Est. PnL at mark price+500.00 USDT');
    expect(dialog).not.toHaveTextContent(ends);
  });

  it.each([
    ['TP/SL', { conditional: [conditional({ symbol: perpetual, algoType: 'POSITIONAL_TP_SL' })] }],
    ['a reduce-only order', { orders: [order({ symbol: perpetual, side: 'SELL', reduceOnly: true })] }],
  ])('says that %s ends with it', async (_, more) => {
    expect(await reverse(more)).toHaveTextContent(ends);
  });
});

describe('how far an order is to follow the market', () => {
  async function ask(best: Decimal | undefined) {
    const chased: string[] = [];
    const chases = { chase: (_: unknown, limit: Decimal) => void chased.push(decimalText(limit)) };
    await renderPart(
      <ChaseDialog
        order={order({ price: decimal('50000') })}
        instrument={bitcoin}
        chases={chases}
        best={best}
        onClose={() => undefined}
      />,
    );
    return { limit: await screen.findByLabelText('Highest price'), chased };
  }

  it('is offered from where the market is, which is shown, and warned of where the market has passed it', async () => {
    const { limit, chased } = await ask(decimal('60000'));
    expect(limit).toHaveValue('60300');
    expect(limit).not.toHaveAccessibleDescription();
    expect(screen.getByRole('dialog')).toHaveTextContent('Best bid now60,000 USDT');
    await userEvent.clear(limit);
    await userEvent.type(limit, '50250');
    expect(limit).toHaveAccessibleDescription('The best bid is already above: the order stops at this limit.');
    expect(limit).not.toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Start chase' }));
    expect(chased).toEqual(['50250']);
  });

  it('is offered from the order while nothing is known of the market', async () => {
    const { limit } = await ask(undefined);
    expect(limit).toHaveValue('50250');
    expect(screen.getByRole('dialog')).toHaveTextContent('Best bid now—');
  });
});
