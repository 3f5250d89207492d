import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from '../../../../../../src/application/kernel/observable-value';
import { ProgramWatch } from '../../../../../../src/application/trading/program-watch';
import type { RunningProgram } from '../../../../../../src/application/trading/ticket/ticket-outcome';
import openOrders from '../../../../../../src/presentation/features/terminal/portfolio/orders/open-orders-tab.view';
import { RunningPrograms } from '../../../../../../src/presentation/features/terminal/ticket/running-programs.view';
import { loggedIn } from '../../../shell/shell-fixture';
import { renderPart } from '../trading-fixture';

const program: RunningProgram = {
  id: 3,
  kind: 'TWAP',
  symbol: 'SPOT_BTC_USDT',
  side: 'BUY',
  parts: 6,
  placed: 1,
  status: 'failed',
};

it('offers to continue what ended early, says what it waits for, and offers nothing of the kind for what is done', async () => {
  const list = new Subject<readonly RunningProgram[]>([program]);
  const done: string[] = [];
  const programs = {
    list,
    stop: (id: number) => done.push(`stop ${id}`),
    continue: (id: number) => done.push(`continue ${id}`),
    dismiss: (id: number) => done.push(`dismiss ${id}`),
  };
  await renderPart(<RunningPrograms programs={programs} explained={false} />, loggedIn());
  expect(await screen.findByText('Ended early')).toBeVisible();
  expect(screen.getByText('1 of 6 sent')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove from list' }));
  expect(done).toEqual(['continue 3', 'dismiss 3']);
  act(() => list.set([{ ...program, status: 'running', settling: true }]));
  expect(screen.getByText(/^Checking the last order sent/)).toBeVisible();
  expect(screen.getByText('1 of 6 sent, 1 being checked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  act(() => list.set([{ ...program, status: 'elsewhere' }]));
  expect(screen.getByText('Running in another tab')).toBeVisible();
  expect(screen.getByText('1 of 6 sent')).toBeVisible();
  expect(screen.queryByText(/^Runs in this tab/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(done).toEqual(['continue 3', 'dismiss 3', 'stop 3']);
  for (const name of ['Continue', 'Remove from list'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  act(() => list.set([{ ...program, status: 'elsewhere', stopping: true }]));
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveAttribute('aria-busy', 'true');
  act(() => list.set([{ ...program, status: 'stopped', stopping: true }]));
  expect(screen.getByText('Stop not confirmed')).toBeVisible();
  expect(screen.getByText(/has not confirmed that it stopped; the tab may be closed/)).toBeVisible();
  act(() => list.set([{ ...program, status: 'stopped' }]));
  expect(screen.getByText('Stopped')).toBeVisible();
  expect(screen.queryByText(/has not confirmed that it stopped/)).not.toBeInTheDocument();
  act(() => list.set([{ ...program, settling: true }]));
  expect(screen.getByText('1 of 6 sent, 1 being checked')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  act(() => list.set([{ ...program, placed: 6, status: 'done' }]));
  expect(screen.getByRole('button', { name: 'Remove from list' })).toBeVisible();
  expect(screen.queryByText(/^Checking the last order sent/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

it('are looked for by the list of open orders itself, which waits for nothing else to do it', () => {
  expect(openOrders.starts).toContain(ProgramWatch);
});
