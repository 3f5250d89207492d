import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { panelsOf } from '../../../../../src/domain/trading/arrangement';
import { collapse } from '../../../../../src/domain/trading/arrangement-changes';
import { newWorkspace } from '../../../../../src/domain/trading/workspace';
import { usePaletteItems } from '../../../../../src/presentation/features/palette/use-palette-items';
import { findItems } from '../../../../../src/presentation/features/palette/palette-item';
import { LastMarketPage } from '../../../../../src/presentation/features/terminal/last-market.page';
import { isWorkspaceLink } from '../../../../../src/presentation/features/terminal/layout/shared-link-mark';
import { TerminalLayoutStore } from '../../../../../src/presentation/features/terminal/layout/terminal-layout.store';
import { registered } from '../../../../../src/presentation/features/terminal/layout/panel-content.view';
import { WorkspaceLink } from '../../../../../src/presentation/features/terminal/layout/workspace-link.view';
import { WorkspacesStore } from '../../../../../src/presentation/features/terminal/layout/workspaces.store';
import { MemoryStorage, SequenceRandom } from '../../../../fakes/memory-platform';
import { renderShell } from '../../shell/shell-fixture';

const before = window.matchMedia;

function beWide(pixels: number): void {
  window.matchMedia = (query: string) => ({
    ...before(query),
    matches: pixels >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
  });
}

afterEach(() => {
  window.matchMedia = before;
});

/** The terminal, as far as its address asks for something. */
async function ask(hash: string, pixels = 1440) {
  beWide(pixels);
  const workspaces = new WorkspacesStore(new MemoryStorage(), new MemoryStorage(), new SequenceRandom());
  const layout = new TerminalLayoutStore(new MemoryStorage());
  const at = `/trade/BTC_PERP${hash}`;
  const shell = await renderShell({
    at,
    texts: ['layout'],
    open: async () => ({ View: () => <WorkspaceLink stores={{ workspaces, layout }} />, stores: {} }),
  });
  await waitFor(() => expect(window.location.hash).toBe(''));
  const contents = () => panelsOf(workspaces.arrangement('wide')).map(({ content }) => content);
  return { ...shell, workspaces, layout, contents };
}

describe('a panel that the address asks for', () => {
  it('is added to the workspace, which is then shown', async () => {
    const { layout, contents, workspaces } = await ask('#workspace=panel:ladder');
    expect(contents()).toContain('ladder');
    expect(layout.mode).toBe('workspace');
    expect(workspaces.active?.name).toBe('My workspace');
    expect(window.location.pathname + window.location.search).toBe('/trade/BTC_PERP');
  });

  it('stands alone on a phone', async () => {
    const { layout } = await ask('#workspace=panel:ladder', 390);
    expect(layout.mode).toBe('standard');
    expect(window.location.search).toBe('?panel=ladder');
  });

  it('changes nothing where nobody knows it', async () => {
    const { layout, contents } = await ask('#workspace=panel:nonsense');
    expect(contents()).not.toContain('nonsense');
    expect(layout.mode).toBe('standard');
  });
});

it('brings back the panel that was put aside, and adds no second one', async () => {
  beWide(1440);
  const workspaces = new WorkspacesStore(new MemoryStorage(), new MemoryStorage(), new SequenceRandom());
  const layout = new TerminalLayoutStore(new MemoryStorage());
  workspaces.begin('Mine', newWorkspace);
  workspaces.arrange('wide', (now) => collapse(now, panelsOf(now).find(({ content }) => content === 'tape')!.id));
  expect(workspaces.arrangement('wide').collapsed).toHaveLength(1);
  await renderShell({
    at: '/trade/BTC_PERP#workspace=panel:tape',
    texts: ['layout'],
    open: async () => ({ View: () => <WorkspaceLink stores={{ workspaces, layout }} />, stores: {} }),
  });
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(workspaces.arrangement('wide').collapsed).toEqual([]);
  expect(panelsOf(workspaces.arrangement('wide')).filter(({ content }) => content === 'tape')).toHaveLength(1);
});

/** What the palette finds for a word, as buttons. */
function Found({ word }: { readonly word: string }) {
  return findItems(word, usePaletteItems([]), []).map(({ id, name, detail, ...item }) => (
    <button type="button" key={id} onClick={'run' in item ? item.run : undefined}>
      {`${name} · ${detail ?? ''}`}
    </button>
  ));
}

it.each([
  ['/trade/BTC_PERP', '/trade/BTC_PERP#workspace=panel:ladder'],
  ['/markets', '/trade/ETH_USDT#workspace=panel:ladder'],
])('is found by name from %s', async (at, leadsTo) => {
  const preferences = { lastMarket: 'SPOT_ETH_USDT' } as never;
  await renderShell({
    at,
    texts: ['commands', 'layout'],
    open: async ({ path }) => ({
      View: () => (path === '/trade' ? <LastMarketPage stores={{ preferences }} /> : <Found word="ladder" />),
      stores: {},
    }),
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Price ladder · Add panel' }));
  await waitFor(() => expect(window.location.pathname + window.location.hash).toBe(leadsTo));
  expect(isWorkspaceLink(window.location.hash)).toBe(true);
  expect(registered('ladder')).toBeDefined();
});
