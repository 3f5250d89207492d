import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../../src/domain/shared/result';
import type { Fill } from '../../../../../../src/domain/trading/order';
import { balance } from '../../../../application/trading/trading-fakes';
import { conditional, position, showAccount } from '../portfolio-fixture';

jest.setTimeout(60_000);

const perpetual = 'PERP_BTC_USDT';

let nextId = 0;
const fill = (symbol: string, side: Fill['side'], quantity: string, price: string, at: number, fee = '0'): Fill => ({
  id: String((nextId += 1)),
  orderId: String(nextId),
  symbol,
  side,
  quantity: decimal(quantity),
  price: decimal(price),
  fee: decimal(fee),
  feeAsset: 'USDT',
  maker: false,
  at,
});

/** @param fills newest first */
async function show(fills: readonly Fill[], ...[holdings, ...rest]: Parameters<typeof showAccount>) {
  const shown = await showAccount(holdings, ...rest);
  shown.trading.fills = async ({ symbol, page }) => {
    const asked = page > 1 ? [] : fills.filter((each) => symbol === undefined || each.symbol === symbol);
    return success({ rows: asked, total: asked.length });
  };
  return { ...shown, user: userEvent.setup() };
}

describe('positions', () => {
  it('begin with what counts most: what has room beside the actions without scrolling', async () => {
    await show([], { positions: [position()] }, undefined, perpetual);
    await screen.findByRole('columnheader', { name: 'Margin' });
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles.slice(0, 6)).toEqual(['Market', 'PnL / ROI', 'Size', 'Entry / mark', 'Liquidation', 'TP / SL']);
  });

  it('show their profit after fees where somebody prefers it: those paid, and that of leaving', async () => {
    const { user } = await show(
      [fill(perpetual, 'BUY', '0.5', '60000', 1000, '20'), fill(perpetual, 'BUY', '9', '1', 10, '700')],
      { positions: [position()] },
      undefined,
      perpetual,
    );
    expect(await screen.findByText('+500.00')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'After fees' }));
    expect(await screen.findByText('+461.70')).toBeInTheDocument();
    expect(screen.getByText('Total PnL').parentElement).toHaveTextContent('Total PnL +461.70 USDT');
  });

  it('stand on the margin that the account counts: by the mark with cross margin, else on their own', async () => {
    const sides = [
      position({ positionSide: 'LONG', averageOpenPrice: decimal('50000') }),
      position({
        positionSide: 'SHORT',
        holding: decimal('-0.2'),
        marginMode: 'ISOLATED',
        isolatedMargin: decimal('777'),
      }),
    ];
    await show([], { positions: sides }, undefined, perpetual);
    const [cross, isolated] = await screen.findAllByRole('row', { name: /BTC-PERP/ });
    expect(within(cross!).getByText('3,050.00 USDT')).toBeInTheDocument();
    expect(within(isolated!).getByText('777.00 USDT')).toBeInTheDocument();
  });

  it('are as near to liquidation as each other where they are the two sides of one contract', async () => {
    const at = { liquidationPrice: decimal('60695.001') };
    const sides = [
      position({ positionSide: 'LONG', ...at }),
      position({ positionSide: 'SHORT', holding: decimal('-0.2'), ...at }),
    ];
    await show([], { positions: sides }, undefined, perpetual);
    for (const row of await screen.findAllByRole('row', { name: /BTC-PERP/ })) {
      expect(row).toHaveTextContent('60,695.01');
      expect(row).toHaveTextContent('Danger0.49% away');
    }
  });

  it('say the same of their liquidation as the account on which they stand', async () => {
    const margin = {
      ...{ accountMode: 'FUTURES' as const, totalAccountValue: decimal('1000') },
      ...{ marginRatio: decimal('0.03'), maintenanceMarginRatio: decimal('0.01'), initialMarginRatio: decimal('0.02') },
    };
    const sides = [
      position({ positionSide: 'LONG', liquidationPrice: decimal('60900') }),
      position({ positionSide: 'SHORT', holding: decimal('-0.2'), liquidationPrice: undefined }),
    ];
    await show([], { positions: sides, margin }, undefined, perpetual);
    const [long, short] = await screen.findAllByRole('row', { name: /BTC-PERP/ });
    expect(long).toHaveTextContent('Caution0.16% away');
    expect(short).toHaveTextContent('NoneCaution');
    expect(short).not.toHaveTextContent('away');
  });

  it('have the funding of their own side where both sides of a contract are held', async () => {
    const payment = (id: string, amount: string) => ({
      id,
      symbol: perpetual,
      rate: decimal('0.0001'),
      markPrice: decimal('60000'),
      amount: decimal(amount),
      at: 2000,
    });
    const sides = [position({ positionSide: 'LONG' }), position({ positionSide: 'SHORT', holding: decimal('-0.2') })];
    await show([], { positions: sides, funding: [payment('1', '-3'), payment('2', '1.2')] }, undefined, perpetual);
    const cells = await screen.findAllByRole('row', { name: /BTC-PERP/ });
    await waitFor(() => expect(within(cells[0]!).getByText('−3.0000')).toBeInTheDocument());
    expect(within(cells[1]!).getByText('+1.2000')).toBeInTheDocument();
  });

  it('are named in the dialogs about them: of a contract there can be a long and a short one', async () => {
    const sides = [position({ positionSide: 'LONG' }), position({ positionSide: 'SHORT', holding: decimal('-0.2') })];
    const { user } = await show([], { positions: sides }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'Close Short 0.2 BTC-PERP' }));
    const dialog = screen.getByRole('dialog', { name: 'Close BTC-PERP' });
    expect(dialog).toHaveTextContent(/ShortCross 10×0\.2 BTCEntry price60,000\.00Mark price61,000\.00/);
    const quantity = within(dialog).getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '9{Enter}');
    expect(await within(dialog).findByText('Max. 0.2 BTC.')).toBeInTheDocument();
    expect(quantity).toHaveFocus();
  });

  it.each([
    ['ended and came again', [[], [position()]]],
    ['turned around', [[position({ holding: decimal('-0.5') })], [position()]]],
  ])('leave no dialog behind that would be about another one: %s', async (_, later) => {
    const { user, livePositions } = await show([], { positions: [position()] }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'Close Long 0.5 BTC-PERP' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    for (const value of later) {
      act(() => livePositions.state.set({ status: 'ready', value, stale: false }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
  });

  it('keep their dialog while their figures change', async () => {
    const { user, livePositions } = await show([], { positions: [position()] }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'Close Long 0.5 BTC-PERP' }));
    const value = [position({ holding: decimal('0.4') })];
    act(() => livePositions.state.set({ status: 'ready', value, stale: false }));
    expect(screen.getByRole('dialog')).toHaveTextContent('0.4 BTC');
  });

  it.each([
    ['Market', ['all PERP_BTC_USDT']],
    ['Limit', []],
  ])('take other orders along only when closed at market as was asked: %s', async (type, cancelled) => {
    const { user, trading } = await show([], { positions: [position()] }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'Close Long 0.5 BTC-PERP' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: 'Also cancel all open orders in this market' }));
    await user.click(dialog.getByText(type));
    await user.click(dialog.getByRole('button', { name: 'Close 0.5 BTC' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(trading.sent).toMatchObject([
      { symbol: perpetual, side: 'SELL', type: type.toUpperCase(), reduceOnly: true },
    ]);
    expect(trading.cancelled).toEqual(cancelled);
  });

  it('are closed by sign; where there is none the button keeps its focus and does nothing', async () => {
    const { user } = await show([], { positions: [position()] }, undefined, perpetual);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Which positions' }), 'shorts');
    const close = screen.getByRole('button', { name: 'Close 0 positions' });
    await user.click(close);
    expect(close).toHaveAttribute('aria-disabled', 'true');
    expect(close).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which positions' }), 'longs');
    await user.click(screen.getByRole('button', { name: 'Close 1 position' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Long 0.5 BTC-PERP−5.00 USDTEst. PnL−5.00 USDT');
  });

  it('are closed together by what that would come to, once it is known of each of them', async () => {
    const held = [position({ positionSide: 'LONG' }), position({ positionSide: 'SHORT', holding: decimal('-0.2') })];
    const { user, livePositions } = await show([], { positions: held }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'Close 2 positions' }));
    const dialog = screen.getByRole('dialog');
    // 0.5 sold at 59,990 and 0.2 bought back at 60,010, each 10 worse than where it was opened; 0.06% of both.
    await waitFor(() => expect(dialog).toHaveTextContent('Est. PnL−7.00 USDTEst. fee25.1982 USDT'));
    // The rows make the sum.
    expect(dialog).toHaveTextContent(/−5\.00 USDT.*−2\.00 USDTEst\. PnL/);
    const unpriced = position({ symbol: 'PERP_ETH_USDT' });
    act(() => livePositions.state.set({ status: 'ready', value: [...held, unpriced], stale: false }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Close 3 positions' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Est. PnL— USDTEst. fee— USDT');
  });

  it('say what stands when a change of their protection is broken off', async () => {
    const leg = conditional({
      algoOrderId: '8',
      symbol: perpetual,
      algoType: 'STOP_LOSS',
      childType: 'CLOSE_POSITION',
      triggerPrice: decimal('55000'),
    });
    const group = conditional({
      algoOrderId: '7',
      symbol: perpetual,
      algoType: 'POSITIONAL_TP_SL',
      triggerPrice: undefined,
      legs: [leg],
    });
    const { user, algos } = await show([], { positions: [position()], conditional: [group] }, undefined, perpetual);
    algos.cancel = async () => failure({ kind: 'offline' });
    await user.click(await screen.findByRole('button', { name: 'TP/SL of Long 0.5 BTC-PERP' }));
    await user.type(screen.getByRole('textbox', { name: 'Take profit' }), '70000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/An order with the new prices was added/)).toBeInTheDocument();
  });

  it('offer no protection to be set while it is not known what protects them', async () => {
    const { user, liveAlgos } = await show([], { positions: [position()] }, undefined, perpetual);
    await screen.findByRole('button', { name: 'TP/SL of Long 0.5 BTC-PERP' });
    act(() => liveAlgos.state.set({ status: 'loading' }));
    expect(screen.queryByRole('button', { name: /TP\/SL of/ })).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Open orders' })).toBeInTheDocument();
    act(() => liveAlgos.state.set({ status: 'failed', failure: { kind: 'offline' } }));
    let asked = 0;
    liveAlgos.refresh = async () => void (asked += 1);
    await user.click(screen.getByRole('button', { name: 'Try again: TP/SL of Long 0.5 BTC-PERP' }));
    expect(asked).toBe(1);
    act(() => liveAlgos.state.set({ status: 'ready', value: [], stale: false }));
    expect(screen.getByRole('button', { name: 'TP/SL of Long 0.5 BTC-PERP' })).toHaveTextContent('Set');
  });

  it('name what protects a part of them and outlives their close', async () => {
    const part = conditional({ symbol: perpetual, algoType: 'TP_SL', triggerPrice: undefined });
    const { user } = await show([], { positions: [position()], conditional: [part] }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'Close Long 0.5 BTC-PERP' }));
    const dialog = within(screen.getByRole('dialog'));
    const words = '1 partial TP/SL order stays open and will act on a new position.';
    expect(dialog.getByText(words)).toBeInTheDocument();
    const others = dialog.getByRole('checkbox', { name: 'Also cancel all open orders in this market' });
    await user.click(others);
    expect(dialog.queryByText(words)).not.toBeInTheDocument();
    await user.click(others);
    await user.click(dialog.getByText('50%'));
    expect(dialog.queryByText(words)).not.toBeInTheDocument();
  });

  it('are protected by nothing that is on the wrong side of the market: the field says so, and nothing is sent', async () => {
    const { user, placed } = await show([], { positions: [position()] }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'TP/SL of Long 0.5 BTC-PERP' }));
    const limit = screen.getByRole('textbox', { name: 'Stop loss' });
    await user.type(limit, '61500');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(limit).toHaveFocus());
    expect(limit).toHaveAccessibleDescription('Must be below the market (61,000.00).');
    await user.clear(limit);
    await user.type(limit, '53000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(limit).toHaveAccessibleDescription('Liquidation at 54,000.00 comes first.');
    expect(placed).toEqual([]);
    await user.clear(limit);
    await user.type(limit, '60500');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(placed).toHaveLength(1));
  });

  it.each([
    ['caution', '59300', '2.19% away', 'Caution'],
    ['danger', '58058', '0.09% away', 'Danger'],
    ['safe', '61000', '4.91% away', undefined],
  ])('say in words how near their liquidation is: %s', async (_, mark, words, level) => {
    const held = position({ markPrice: decimal(mark), liquidationPrice: decimal('58000') });
    await show([], { positions: [held] }, undefined, perpetual);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/^(?:Caution|Danger)$/)?.textContent).toBe(level);
  });

  it('say that their protection lacks a price once it is sent, not when a field is left for another', async () => {
    const { user, placed } = await show([], { positions: [position()] }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'TP/SL of Long 0.5 BTC-PERP' }));
    expect(screen.getByRole('textbox', { name: 'Take profit' })).toHaveFocus();
    // The press itself takes the focus from the field: nothing may move before it is over.
    await user.tab();
    expect(screen.queryByText('Enter a take profit or a stop loss.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Return' }));
    expect(screen.getByRole('button', { name: 'Return' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText('Enter a take profit or a stop loss.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a take profit or a stop loss.')).toBeInTheDocument();
    expect(placed).toEqual([]);
  });

  it('are reckoned at what the book pays where their closing price is met at once', async () => {
    const { user } = await show([], { positions: [position()] }, undefined, perpetual);
    await user.click(await screen.findByRole('button', { name: 'Close Long 0.5 BTC-PERP' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByText('Limit'));
    expect(dialog.getByText('Reduce-only limit order at this price.')).toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: 'Price' }));
    await user.type(dialog.getByRole('textbox', { name: 'Price' }), '59000');
    expect(dialog.getByText('Fills now at about 59,990.00.')).toBeInTheDocument();
    expect(dialog.getByText(/−5\.00/)).toBeInTheDocument();
  });

  it('leave whoever works by keyboard in their tab when they end', async () => {
    const { livePositions } = await show([], { positions: [position()] }, undefined, perpetual);
    const close = await screen.findByRole('button', { name: 'Close Long 0.5 BTC-PERP' });
    act(() => close.focus());
    act(() => livePositions.state.set({ status: 'ready', value: [], stale: false }));
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
  });

  it('are kept from their opening to their end', async () => {
    const { user } = await show([
      fill(perpetual, 'SELL', '0.5', '62000', 7_200_000, '3'),
      fill(perpetual, 'BUY', '0.5', '60000', 3_600_000, '2'),
    ]);
    await user.click(screen.getByRole('tab', { name: 'Position history' }));
    const row = (await screen.findAllByRole('row', { name: /BTC-PERP/ }))[0]!;
    expect(row).toHaveTextContent(/Long.*0\.5 BTC.*\+1,000\.00 USDT.*60,000.*62,000.*5\.0000 USDT.*01:00:00.*02:00:00/);
    await user.click(screen.getByRole('button', { name: 'Closing orders' }));
    expect(await screen.findByText('No position history')).toBeInTheDocument();
  });
});

describe('open orders', () => {
  it('open on the kind that there is, and stay there whatever comes and goes', async () => {
    const { user, liveAlgos } = await show(
      [],
      { conditional: [conditional({ symbol: perpetual })] },
      undefined,
      perpetual,
    );
    await user.click(screen.getByRole('tab', { name: /^Open orders/ }));
    const kind = await screen.findByRole('button', { name: /^Conditional \(1\)/ });
    expect(kind).toHaveAttribute('aria-pressed', 'true');
    act(() => liveAlgos.state.set({ status: 'ready', value: [], stale: false }));
    expect(screen.getByRole('button', { name: 'Conditional (0)' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('give the focus back to where their change began', async () => {
    const { user, edited } = await show(
      [],
      { conditional: [conditional({ symbol: perpetual })] },
      undefined,
      perpetual,
    );
    await user.click(screen.getByRole('tab', { name: /^Open orders/ }));
    await user.click(await screen.findByRole('button', { name: /^Conditional/ }));
    const begin = (): HTMLElement => screen.getByRole('button', { name: /^Edit/ });
    await user.click(begin());
    await user.keyboard('{Escape}');
    expect(begin()).toHaveFocus();
    await user.click(begin());
    await user.keyboard('54000{Enter}');
    await waitFor(() => expect(begin()).toHaveFocus());
    expect(edited).toMatchObject([{ triggerPrice: decimal('54000') }]);
  });
});

describe('the file of a history', () => {
  it('is told of until other rows are asked for', async () => {
    Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: () => undefined });
    const { user } = await show([fill(perpetual, 'BUY', '0.5', '60000', 1000)]);
    await user.click(screen.getByRole('tab', { name: 'Trade history' }));
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText(/^1 row is in the file/)).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'week');
    expect(screen.queryByText(/in the file/)).not.toBeInTheDocument();
  });
});

describe('position history', () => {
  it('keeps the focus on what was chosen, whose bar is another then', async () => {
    const { user } = await show([]);
    await user.click(screen.getByRole('tab', { name: 'Position history' }));
    await user.click(await screen.findByRole('button', { name: 'Closing orders' }));
    expect(screen.getByRole('button', { name: 'Closing orders' })).toHaveFocus();
  });
});

describe('spot holdings', () => {
  it('have the cost that own trades tell, and say what came from elsewhere', async () => {
    const spot = 'SPOT_BTC_USDT';
    const { user } = await show(
      [fill(spot, 'BUY', '0.2', '50000', 1)],
      { balances: [balance('BTC', '0.5', 1)] },
      undefined,
      perpetual,
    );
    await user.click(await screen.findByRole('button', { name: 'Spot holdings' }));
    const row = await screen.findByRole('row', { name: /BTC\/USDT/ });
    expect(await within(row).findByText('0.3 from elsewhere')).toBeInTheDocument();
    expect(row).toHaveTextContent('50,000');
    expect(row).toHaveTextContent('30,000.00 USDT');
    expect(row).toHaveTextContent('+2,000.00');
  });
});

describe('the tabs of the account', () => {
  it('are all in a list where they do not fit', async () => {
    const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    const observed: (() => void)[] = [];
    const before = globalThis.ResizeObserver;
    globalThis.ResizeObserver = class extends before {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        observed.push(() => callback([], this));
      }
    };
    const { user } = await show([]);
    await screen.findByTitle('All tabs');
    act(() => observed.forEach((tell) => tell()));
    await user.selectOptions(screen.getByRole('combobox', { name: 'All tabs' }), 'Funding');
    expect(screen.getByRole('tab', { name: 'Funding' })).toHaveAttribute('aria-selected', 'true');
    globalThis.ResizeObserver = before;
    width.mockRestore();
  });
});
