import { OpenOrders } from '../../../src/application/trading/open-orders';
import { parseMarketSymbol } from '../../../src/domain/markets/market-symbol';
import { panelsOf, type Panel } from '../../../src/domain/trading/arrangement';
import { collapse, movePanelTowards, restore } from '../../../src/domain/trading/arrangement-changes';
import { layoutOf } from '../../../src/domain/trading/arrangement-layout';
import { exposures } from '../../../src/domain/trading/exposure';
import { newBoard, tilesOn } from '../../../src/domain/trading/market-board';
import { arrangementFor, newWorkspace } from '../../../src/domain/trading/workspace';
import { readDocument } from '../../../src/domain/trading/shared-document';
import { decimalText } from '../../../src/domain/shared/decimal';
import type { Composition } from '../../../src/main/composition';
import { TerminalLayoutStore } from '../../../src/presentation/features/terminal/layout/terminal-layout.store';
import { documentOfFragment, sharedFragment } from '../../../src/presentation/features/terminal/layout/shared-link';
import { WorkspacesStore } from '../../../src/presentation/features/terminal/layout/workspaces.store';
import { BoardsStore } from '../../../src/presentation/features/terminal/multi/boards.store';
import { panelIds, type BoardAbility, type LayoutAbility, type PanelName } from '../abilities/layout';

const size = 'wide';

export function coreLayout(container: Composition): LayoutAbility {
  const workspaces = container.resolve(WorkspacesStore);
  const layout = container.resolve(TerminalLayoutStore);
  const boards = container.resolve(BoardsStore);
  let followed: string | undefined;
  const panel = (name: PanelName): Panel =>
    panelsOf(workspaces.arrangement(size)).find(({ content }) => content === panelIds[name])!;
  const offered = () =>
    followed === undefined ? undefined : readDocument('workspace', documentOfFragment('workspace', followed));
  const tile = (place: number): number => tilesOn(boards.active!.value)[place - 1]!.id;
  const begin = (): void => boards.begin('My board', newBoard(['SPOT_BTC_USDT', 'SPOT_ETH_USDT']));
  const board: BoardAbility = {
    begin,
    addTile: () => boards.addTile(),
    moveTile: (place, by) => boards.moveTile(tile(place), by),
    removeTile: (place) => boards.removeTile(tile(place)),
    coins: () => tilesOn(boards.active!.value).map(({ symbol }) => parseMarketSymbol(symbol)!.base),
    share: () => `/multi-symbol${sharedFragment('board', boards.document!)}`,
    follow(link) {
      const read = readDocument('board', documentOfFragment('board', link.slice(link.indexOf('#'))));
      if (read.ok) boards.create(read.value.name, read.value.value);
      return read.ok;
    },
  };
  return {
    board,
    async arrange() {
      layout.use('workspace');
      workspaces.begin('My workspace', newWorkspace);
    },
    panels: async () =>
      layoutOf(workspaces.arrangement(size)).groups.map(
        ({ group }) => group.panels.find(({ id }) => id === group.active)!.content,
      ),
    putAside: async (name) => workspaces.arrange(size, (now) => collapse(now, panel(name).id)),
    bringBack: async (name) => workspaces.arrange(size, (now) => restore(now, panel(name).id)),
    moveByKeyboard: async (name, direction) =>
      workspaces.arrange(size, (now) => movePanelTowards(now, panel(name).id, direction)),
    undo: async () => workspaces.undo(),
    call: async (name) => workspaces.rename(name),
    workspace: async () => (layout.mode === 'workspace' ? workspaces.active?.name : undefined),
    share: async () => `/trade/BTC_USDT${sharedFragment('workspace', workspaces.document!)}`,
    async follow(link) {
      followed = link.slice(link.indexOf('#'));
    },
    async offered() {
      const read = offered();
      return read?.ok
        ? { name: read.value.name, panels: panelsOf(arrangementFor(read.value.value, size)).length }
        : undefined;
    },
    isToldThatItIsNone: async () => offered()?.ok === false,
    async takeOver() {
      const read = offered();
      if (!read?.ok) throw new Error('No workspace is offered.');
      workspaces.create(read.value.name, read.value.value);
      layout.use('workspace');
    },
    async watchTwelve() {
      begin();
      boards.fill('4x3');
    },
    tiles: async () => tilesOn(boards.active!.value).length,
    async inOrders() {
      const { current } = container.resolve(OpenOrders).state;
      const sum =
        current.status === 'ready'
          ? exposures(
              { positions: [], orders: current.value, balances: [] },
              { spotMarketOf: () => undefined, lastOf: () => undefined },
            ).find(({ quote }) => quote === 'USDT')
          : undefined;
      return sum && decimalText(sum.orders);
    },
  };
}
