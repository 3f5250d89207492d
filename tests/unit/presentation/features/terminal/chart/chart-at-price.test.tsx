import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { failure } from '../../../../../../src/domain/shared/result';
import type { ChartCursor } from '../../../../../../src/presentation/features/terminal/chart/chart-cursor';
import { ChartListening } from '../../../../../../src/presentation/features/terminal/chart/chart-listening.view';
import { ChartMenu } from '../../../../../../src/presentation/features/terminal/chart/chart-menu.view';
import { ChartReader } from '../../../../../../src/presentation/features/terminal/chart/chart-reader.view';
import { ListenerContext } from '../../../../../../src/presentation/features/terminal/chart/listener-context';
import { MemoryTones } from '../../../../../fakes/memory-platform';
import { bitcoin } from '../../../../domain/trading/instruments';
import { added, showChart } from './chart-fixture';

it('orders, stops and alerts are made at a price by the keys alone, and nothing is sent', async () => {
  const { user, ticket, focused } = await showChart((each, hand) => (
    <>
      <button type="button" aria-haspopup="menu" onClick={() => each.openMenu()}>
        Orders and alerts at a price
      </button>
      <ChartReader cursor={each} hand={hand} />
      <ChartMenu cursor={each} />
    </>
  ));
  await waitFor(() =>
    expect(focused).toHaveAttribute('aria-description', expect.stringContaining('Up and down: price')),
  );
  act(() => focused.focus());
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
  expect(await screen.findByText('Price 59,560.01.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'At 59,560.01' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Buy limit at 59,560.01' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(ticket.fields.text).toMatchObject({ side: 'BUY', type: 'LIMIT', price: '59560.01' });
  expect(await screen.findByText('Added to the order form: Buy limit at 59,560.01. Not sent yet.')).toBeInTheDocument();
  expect(focused).toHaveFocus();

  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Sell stop at 59,560.01' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(ticket.fields.text).toMatchObject({ side: 'SELL', type: 'STOP_MARKET', more: { trigger: '59560.01' } });

  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Alert at 59,560.01' }));
  expect(added).toEqual([[bitcoin.symbol, 59560.01]]);
  await user.click(screen.getByRole('button', { name: 'Orders and alerts at a price' }));
  expect(screen.getByRole('menuitem', { name: /^Buy limit/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Orders and alerts at a price' })).toHaveFocus();
});

it('a price is copied, and it is said when it could not be', async () => {
  const { user, focused, shell } = await showChart((each, hand) => (
    <>
      <ChartReader cursor={each} hand={hand} />
      <ChartMenu cursor={each} />
    </>
  ));
  await waitFor(() => expect(focused).toHaveAttribute('aria-description'));
  const copy = async (): Promise<void> => {
    act(() => focused.focus());
    await user.keyboard('{ArrowLeft}{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: /^Copy/ }));
  };
  await copy();
  expect(shell.clipboard.text).toMatch(/^\d+(\.\d+)?$/);
  shell.clipboard.write = async () => failure({ kind: 'rejected', reason: 'unknown' } as never);
  await copy();
  expect(await screen.findByText('Unable to copy!')).toBeInTheDocument();
});

it('is heard only once somebody asks, and stops', async () => {
  const tones = new MemoryTones();
  const { user } = await showChart((cursor) => (
    <ListenerContext value={{ cursor, close: () => undefined }}>
      <ChartListening stores={{ tones }} />
    </ListenerContext>
  ));
  const play = await screen.findByRole('button', { name: 'Play' });
  expect(tones.melodies).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Louder with volume' }));
  await user.click(play);
  expect(tones.melodies[0]!.tones.map(({ frequency }) => Math.round(frequency))).toEqual([220, 440, 880]);
  expect(screen.getByText(/lowest tone 59,000\.00, highest tone 60,000\.00\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(tones.melodies[0]!.stopped).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  tones.melodies[1]!.position = 10_000;
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
});

it.each(['{Escape}', '{Tab}{Tab}{Enter}'])(
  'left by %s, the keyboard is back at the button that opened it',
  async (keys) => {
    function Opened({ cursor }: { readonly cursor: ChartCursor }) {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Listen
          </button>
          {open ? (
            <ListenerContext value={{ cursor, close: () => setOpen(false) }}>
              <ChartListening stores={{ tones: new MemoryTones() }} />
            </ListenerContext>
          ) : null}
        </>
      );
    }
    const { user } = await showChart((cursor) => <Opened cursor={cursor} />);
    await user.click(await screen.findByRole('button', { name: 'Listen' }));
    expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
    await user.keyboard(keys);
    expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Listen' })).toHaveFocus();
  },
);
