import '@testing-library/jest-dom';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { bitcoin } from '../../../../domain/trading/instruments';
import { ChartMenu } from '../../../../../../src/presentation/features/terminal/chart/chart-menu.view';
import { ChartReader } from '../../../../../../src/presentation/features/terminal/chart/chart-reader.view';
import { DrawingBar } from '../../../../../../src/presentation/features/terminal/chart/drawing-bar.view';
import { showChart } from './chart-fixture';

const show = () =>
  showChart((cursor, hand, drawings) => (
    <>
      <DrawingBar drawings={drawings} hand={hand} chosen={undefined} />
      <ChartReader cursor={cursor} hand={hand} />
      <ChartMenu cursor={cursor} />
    </>
  ));
const tool = (name: string) => screen.findByRole('button', { name });

it('a line is drawn by keys alone: its ends are where the arrow keys have led, to the tick', async () => {
  const { user, focused, drawings, overlays } = await show();
  act(() => focused.focus());
  (await tool('Trend line')).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText(/Click 2 points on the chart/)).toHaveTextContent('Arrow keys and Enter');
  await waitFor(() => expect(focused).toHaveFocus());
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowUp}{/Shift}{Enter}');
  expect(await screen.findByText('Point 1 of 2: 59,500.01')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  // Seen before it is fixed.
  expect([...overlays.values()]).toMatchObject([
    {
      points: [
        { timestamp: 60_000, value: 59_500.01 },
        { timestamp: 120_000, value: 60_000 },
      ],
    },
  ]);
  expect(drawings.of(bitcoin.symbol)).toEqual([]);
  await user.keyboard('{Enter}');
  const points = [
    { at: 60_000, price: 59_500.01 },
    { at: 120_000, price: 60_000 },
  ];
  expect(drawings.of(bitcoin.symbol)).toEqual([{ id: '1', tool: 'segment', points }]);
  expect(overlays.size).toBe(0);
  expect(await tool('Trend line')).toHaveAttribute('aria-pressed', 'false');
  // The key is the menu's again.
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

it('one without a place yet is drawn at the newest price, and Escape puts the tool away half-way', async () => {
  const { user, focused, drawings, overlays } = await show();
  await user.click(await tool('Horizontal line'));
  await waitFor(() => expect(focused).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(drawings.of(bitcoin.symbol)).toEqual([
    { id: '1', tool: 'horizontal', points: [{ at: 120_000, price: 60_000 }] },
  ]);
  await user.click(await tool('Rectangle'));
  await waitFor(() => expect(focused).toHaveFocus());
  await user.keyboard('{Enter}{Escape}');
  expect(screen.queryByText(/Click 2 points/)).not.toBeInTheDocument();
  expect(overlays.size).toBe(0);
  expect(drawings.of(bitcoin.symbol)).toHaveLength(1);
});

it('drawings are listed, and each can be removed without pointing at it', async () => {
  const { user, drawings } = await show();
  expect(await tool('Drawings')).toBeDisabled();
  act(() => {
    drawings.add(bitcoin.symbol, { tool: 'horizontal', points: [{ at: 0, price: 59_000 }] });
    drawings.add(bitcoin.symbol, { tool: 'note', points: [{ at: 0, price: 60_000 }], text: 'Support' });
  });
  await user.click(await tool('Drawings'));
  const list = within(await screen.findByRole('list', { name: 'Drawings' }));
  expect(list.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Horizontal line 59,000.00Remove',
    'Note Support · 60,000.00Remove',
  ]);
  await user.click(list.getByRole('button', { name: 'Remove Horizontal line 59,000.00' }));
  expect(drawings.of(bitcoin.symbol)).toMatchObject([{ tool: 'note' }]);
  await user.click(list.getByRole('button', { name: /^Remove Note/ }));
  expect(screen.getByText('No drawings on this chart.')).toBeInTheDocument();
});

it('over the candles the tools are gone once one was chosen, and put away after it was used', async () => {
  const onDrawn = jest.fn();
  const { user, focused, drawings, hand } = await showChart((cursor, made, kept) => (
    <>
      <DrawingBar drawings={kept} hand={made} chosen={undefined} onDrawn={onDrawn} />
      <ChartReader cursor={cursor} hand={made} />
    </>
  ));
  await user.click(await tool('Horizontal line'));
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  expect(screen.getByText(/Click the chart/)).toBeInTheDocument();
  expect(onDrawn).not.toHaveBeenCalled();
  await waitFor(() => expect(focused).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(drawings.of(bitcoin.symbol)).toHaveLength(1);
  expect(onDrawn).toHaveBeenCalledTimes(1);
  // Another tool instead is no end.
  act(() => hand.begin('segment'));
  act(() => hand.begin('rectangle'));
  expect(onDrawn).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(onDrawn).toHaveBeenCalledTimes(2);
});

it('where there is room the tools stay as a rail, for which the picture makes way', async () => {
  const { user, focused } = await show();
  const stage = focused.parentElement!;
  await user.click(await tool('Trend line'));
  expect(screen.getByRole('toolbar')).toBeInTheDocument();
  expect(stage).toHaveAttribute('data-drawing', 'rail');
  cleanup();
  expect(stage).not.toHaveAttribute('data-drawing');
});
