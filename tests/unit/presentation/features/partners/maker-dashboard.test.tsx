import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MakerProgramsPort } from '../../../../../src/application/campaigns/maker-programs.port';
import { MakerProgramsQueries } from '../../../../../src/application/campaigns/maker-programs.queries';
import type { SessionState } from '../../../../../src/application/session/session-state';
import type { MakerEpoch, MakerStanding } from '../../../../../src/domain/campaigns/maker-epoch';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { day, minute } from '../../../../../src/domain/shared/instant';
import { success } from '../../../../../src/domain/shared/result';
import { MakerBoardStore } from '../../../../../src/presentation/features/partners/maker-board.store';
import { MakerDashboard } from '../../../../../src/presentation/features/partners/maker-dashboard.view';
import { marketMakersFeature } from '../../../../../src/presentation/features/partners/market-makers.feature';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { loggedIn, loggedOut, renderShell } from '../../shell/shell-fixture';

const begin = 1_760_000_000_000 - 2 * day;
const pool = { token: 'USDT', amount: decimal('10000') };
const live: MakerEpoch = { id: '9', startsAt: begin, endsAt: begin + 7 * day, status: 'LIVE', pool };
const past: MakerEpoch = { ...live, id: '8', startsAt: begin - 7 * day, endsAt: begin, status: 'ENDED' };

function standing(maker: string, rank: number, symbol = 'SPOT_BTC_USDT'): MakerStanding {
  return {
    rank,
    maker,
    symbol,
    depth: 0.5,
    spread: 2.5,
    uptime: 0.99,
    volume: decimal('120000'),
    share: 0.25,
    reward: { token: 'USDT', amount: decimal('2500') },
  };
}

async function show(
  rows: readonly MakerStanding[],
  {
    epochs = [live, past],
    session = loggedOut,
    at = '',
  }: Partial<{ epochs: MakerEpoch[]; session: SessionState; at: string }> = {},
) {
  const time = new FakeScheduler();
  const state = { rows, reads: 0 };
  const port: MakerProgramsPort = {
    epochs: async () => success(epochs),
    standings: async () => {
      state.reads += 1;
      return success(state.rows);
    },
  };
  const board = new MakerBoardStore(new MakerProgramsQueries(new PlainResourceCache(time), port), time);
  await renderShell({
    at: marketMakersFeature.path + at,
    session,
    open: async ({ id }) => ({
      View: () => (id === marketMakersFeature.id ? <MakerDashboard board={board} /> : null),
      stores: {},
    }),
  });
  await screen.findByRole('heading', { name: 'Maker dashboard' });
  return { state, pass: (span: number) => act(async () => time.advance(span)), user: userEvent.setup() };
}

it('ranks makers of the running epoch as provisional, and reads them again each minute', async () => {
  const board = await show([standing('Harbour', 1)]);
  expect(await screen.findByText('Provisional')).toBeInTheDocument();
  expect(screen.getByText('10,000 USDT')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toBeInTheDocument();
  const table = within(await screen.findByRole('table'));
  for (const text of ['Harbour', 'BTC/USDT', '50.00%', '2.50', '99.00%', '25.00%', '2,500.00 USDT'])
    expect(table.getByText(text)).toBeInTheDocument();
  board.state.rows = [standing('Meridian', 1), standing('Harbour', 2)];
  await board.pass(minute);
  expect(await table.findByText('Meridian')).toBeInTheDocument();
});

it('shows a past epoch as final, and leaves it alone', async () => {
  const board = await show([standing('Harbour', 1)], { at: '?epoch=8' });
  expect(await screen.findByText('Final')).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await screen.findByRole('table');
  await board.pass(5 * minute);
  expect(board.state.reads).toBe(1);
});

it('says that nothing was measured yet', async () => {
  await show([]);
  expect(await screen.findByText('No results yet')).toBeInTheDocument();
});

it('says where no epoch has begun', async () => {
  await show([], { epochs: [] });
  expect(await screen.findByText('No epochs yet')).toBeInTheDocument();
});

it('marks the own row, and tells those who have none', async () => {
  await show([standing('Harbour', 1), standing('Quiet Otter', 2)], { session: loggedIn() });
  const own = within(await screen.findByRole('table', { name: 'Your results' }));
  expect(own.getAllByRole('row')).toHaveLength(2);
  expect(own.getByText('Quiet Otter')).toBeInTheDocument();
  const row = screen.getByRole('table', { name: 'Maker dashboard' }).querySelectorAll('tbody tr');
  expect([...row].map((each) => within(each as HTMLElement).queryByText('You') !== null)).toEqual([false, true]);
  expect(screen.queryByText(/not ranked/)).not.toBeInTheDocument();
});

it('tells an account without a row that it is not ranked', async () => {
  await show([standing('Harbour', 1)], { session: loggedIn() });
  expect(await screen.findByText('Your account is not ranked in this epoch.')).toBeInTheDocument();
});

it('shows one market alone', async () => {
  const board = await show([standing('Harbour', 1), standing('Meridian', 2, 'SPOT_ETH_USDT')]);
  await board.user.selectOptions(await screen.findByLabelText('Market'), 'ETH/USDT');
  expect(screen.getByText('Meridian')).toBeInTheDocument();
  expect(screen.queryByText('Harbour')).not.toBeInTheDocument();
});

it('saves what is shown as a file', async () => {
  const board = await show([standing('Harbour', 1), standing('Meridian, Ltd', 2, 'SPOT_ETH_USDT')]);
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return '#file';
  };
  URL.revokeObjectURL = () => undefined;
  await board.user.selectOptions(await screen.findByLabelText('Market'), 'ETH/USDT');
  await board.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const lines = (await text(saved[0]!)).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe('2,"Meridian, Ltd",SPOT_ETH_USDT,0.5,2.5,0.99,120000,0.25,2500,USDT');
});

const text = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
