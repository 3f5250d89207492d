import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyArrangement, panelsOf } from '../../../../../src/domain/trading/arrangement';
import { addPanel } from '../../../../../src/domain/trading/arrangement-changes';
import { newWorkspace } from '../../../../../src/domain/trading/workspace';
import { MarketContext } from '../../../../../src/presentation/features/terminal/market/market-context';
import { SharedMarkets } from '../../../../../src/presentation/features/terminal/market/shared-markets';
import type { MarketStores } from '../../../../../src/presentation/features/terminal/market/market-stores';
import { TerminalContext } from '../../../../../src/presentation/features/terminal/layout/terminal-context';
import { TerminalLayoutStore } from '../../../../../src/presentation/features/terminal/layout/terminal-layout.store';
import { WorkspaceFrame } from '../../../../../src/presentation/features/terminal/layout/workspace-frame.view';
import {
  documentOfFragment,
  sharedFragment,
} from '../../../../../src/presentation/features/terminal/layout/shared-link';
import { WorkspacesStore } from '../../../../../src/presentation/features/terminal/layout/workspaces.store';
import type { TradePageStores } from '../../../../../src/presentation/features/terminal/layout/trade-page-stores';
import { MemoryStorage, SequenceRandom } from '../../../../fakes/memory-platform';
import { bitcoin } from '../../../domain/trading/instruments';
import { renderShell } from '../../shell/shell-fixture';

function workspaces(storage = new MemoryStorage()): WorkspacesStore {
  return new WorkspacesStore(storage, new MemoryStorage(), new SequenceRandom());
}

/** A ladder over a depth chart, on every size of screen. */
async function showFrame() {
  const store = workspaces();
  const layout = new TerminalLayoutStore(new MemoryStorage());
  const panels = addPanel(addPanel(emptyArrangement, 'ladder'), 'depth');
  store.begin('Mine', { arrangements: { wide: panels, desktop: panels, tablet: panels }, markets: {} });
  const market = { instrument: bitcoin } as MarketStores;
  const terminal = {
    market: { instruments: [bitcoin] },
    tickers: { paused: false },
  } as unknown as TradePageStores;
  const frame = (
    <TerminalContext value={terminal}>
      <MarketContext value={market}>
        <WorkspaceFrame stores={{ workspaces: store, layout }} />
      </MarketContext>
    </TerminalContext>
  );
  await renderShell({
    at: '/multi-symbol',
    open: async ({ path }) => ({ View: () => (path === '/multi-symbol' ? frame : null), stores: {} }),
  });
  await screen.findByRole('group', { name: 'Workspace' });
  const shown = (): readonly (string | null)[] =>
    screen.getAllByRole('button', { name: /^Commands for/ }).map((button) => button.getAttribute('aria-label'));
  return { store, layout, shown, user: userEvent.setup() };
}

describe('the frame of a workspace', () => {
  it('moves a panel by the keyboard, and gives the focus back', async () => {
    const { shown, user } = await showFrame();
    expect(shown()).toEqual(['Commands for Price ladder', 'Commands for Depth']);
    const commands = screen.getByRole('button', { name: 'Commands for Price ladder' });
    commands.focus();
    await user.keyboard('{Enter}{ArrowRight}{Escape}');
    expect(shown()).toEqual(['Commands for Depth', 'Commands for Price ladder']);
    expect(commands).toHaveFocus();
  });

  it('moves a border by the keyboard, as far as both panels keep their room', async () => {
    const { user } = await showFrame();
    const border = screen.getByRole('separator', { name: 'Resize left and right' });
    expect(border).toHaveAttribute('aria-valuenow', '50');
    border.focus();
    await user.keyboard('{ArrowLeft}');
    expect(border).toHaveAttribute('aria-valuenow', '48');
    await user.keyboard('{End}');
    expect(border).toHaveAttribute('aria-valuenow', border.getAttribute('aria-valuemax'));
  });

  it('shows what was put aside, brings it back, and takes both back', async () => {
    const { shown, user } = await showFrame();
    await user.click(screen.getByRole('button', { name: 'Minimise Depth' }));
    expect(shown()).toEqual(['Commands for Price ladder']);
    await user.click(screen.getByRole('button', { name: 'Show Depth' }));
    expect(shown()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shown()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shown()).toHaveLength(2);
    // It keeps the focus with nothing left to take back.
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('loses the focus by no change', async () => {
    const { shown, user } = await showFrame();
    screen.getByRole('button', { name: 'Minimise Depth' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show Depth' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Minimise Depth' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Commands for Depth' }));
    await user.selectOptions(screen.getByLabelText('Add to tabs of'), 'Price ladder');
    expect(shown()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('tab', { name: 'Depth' }));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Price ladder' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Commands for Price ladder' }));
    await user.click(screen.getByRole('button', { name: 'Remove panel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });

  it('says what was deleted, and gives it back', async () => {
    const { store, user } = await showFrame();
    act(() => store.create('Scalp', store.workspace));
    await user.click(screen.getByRole('button', { name: 'Manage' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const bar = within(screen.getByRole('group', { name: 'Workspace' }));
    expect(bar.getByRole('status')).toHaveTextContent('Deleted: Scalp');
    await user.click(bar.getByText('Undo'));
    expect(store.active?.name).toBe('Scalp');
    expect(bar.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(bar.getByRole('button', { name: 'Undo' })).toHaveFocus());
    // What comes after leaves the deletion to the button of all changes.
    act(() => {
      store.discard();
      store.arrange('wide', (now) => addPanel(now, 'safety'));
    });
    await waitFor(() => expect(bar.getByRole('status')).toBeEmptyDOMElement());
  });

  it('adds the panel that was chosen, and no other on the way to it', async () => {
    const { shown, user } = await showFrame();
    await user.click(screen.getByRole('button', { name: 'Add panel' }));
    await user.click(screen.getByRole('button', { name: 'Safety' }));
    expect(shown()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Add panel' })).toHaveFocus();
  });

  it('says why a file or link is not taken, and shows what a good one holds', async () => {
    const { store, user } = await showFrame();
    const link = `https://exchange.example/trade/BTC_USDT${sharedFragment('workspace', store.document!)}`;
    await user.click(screen.getByRole('button', { name: 'Manage' }));
    await user.click(screen.getByRole('button', { name: 'Import' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Import workspace' }));
    await user.click(dialog.getByLabelText('Link'));
    await user.paste('https://exchange.example/#workspace=nonsense');
    expect(dialog.getByRole('alert')).toHaveTextContent('Not a workspace.');
    expect(dialog.getByRole('alert')).toHaveTextContent('Use a file saved with Share');
    await user.clear(dialog.getByLabelText('Link'));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    const empty = new File([], 'empty.json', { type: 'application/json' });
    empty.slice = () => Object.assign(new Blob(), { text: async () => '' });
    await user.upload(dialog.getByLabelText('File'), empty);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not a workspace.');
    await user.click(dialog.getByLabelText('Link'));
    await user.paste(link);
    expect(dialog.getByText('Panels: Price ladder, Depth')).toBeInTheDocument();
    expect(store.saved.items).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Add and use' }));
    expect(store.active?.name).toBe('Mine 2');
  });
});

describe('kept workspaces', () => {
  it('are there on the next visit, with what can be read of them', () => {
    const storage = new MemoryStorage();
    const before = workspaces(storage);
    before.begin('First', newWorkspace);
    before.create('Second', newWorkspace);
    before.arrange('wide', (now) => addPanel(now, 'depth'));
    const after = workspaces(storage);
    expect(after.saved).toEqual(before.saved);
    expect(after.canUndo).toBe(false);
    storage.write('workspaces', '{"items":[{"id":"x"},7,null],"activeId":"x"}');
    expect(workspaces(storage).active).toBeUndefined();
    storage.write('workspaces', 'not at all');
    expect(workspaces(storage).saved.items).toEqual([]);
  });

  it('come back when they were deleted, but the last one is never deleted', () => {
    const store = workspaces();
    store.begin('First', newWorkspace);
    store.discard();
    expect(store.active?.name).toBe('First');
    store.duplicate();
    store.discard();
    store.undo();
    expect(store.saved.items.map(({ name }) => name)).toEqual(['First', 'First 2']);
    store.redo();
    expect(store.saved.items).toHaveLength(1);
  });

  it('go into a link in any script, and out of it', () => {
    const store = workspaces();
    store.begin('Моё 空間 🧭', newWorkspace);
    store.arrange('tablet', (now) => addPanel(now, 'depth'));
    expect(documentOfFragment('workspace', sharedFragment('workspace', store.document!))).toBe(store.document);
    expect(documentOfFragment('workspace', '#workspace=%%%')).toBe('');
    expect(panelsOf(store.arrangement('tablet'))).toHaveLength(6);
  });
});

it('keeps one tab at least on a phone', () => {
  const storage = new MemoryStorage();
  const layout = new TerminalLayoutStore(storage);
  for (const tab of layout.tabs) layout.showTab(tab, false);
  expect(layout.tabs).toHaveLength(1);
  layout.showTab('account', true);
  layout.use('workspace');
  expect(new TerminalLayoutStore(storage)).toMatchObject({ mode: 'workspace', tabs: layout.tabs });
});

it('opens a market once for all panels of a market, until the last has gone', () => {
  let open = 0;
  const markets = { market: () => ({ open: () => ((open += 1), () => (open -= 1)) }) as unknown as MarketStores };
  const pool = new SharedMarkets(markets);
  const market = pool.market(bitcoin);
  expect(pool.market(bitcoin)).toBe(market);
  const [first, second] = [pool.use(market), pool.use(market)];
  expect(open).toBe(1);
  first();
  expect(open).toBe(1);
  second();
  expect(open).toBe(0);
});
