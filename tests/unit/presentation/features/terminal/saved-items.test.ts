import { emptyArrangement } from '../../../../../src/domain/trading/arrangement';
import type { Workspace } from '../../../../../src/domain/trading/workspace';
import { WorkspacesStore } from '../../../../../src/presentation/features/terminal/layout/workspaces.store';
import { MemoryStorage, SequenceRandom } from '../../../../fakes/memory-platform';

const following = (symbol: string): Workspace => ({ arrangements: { wide: emptyArrangement }, markets: { A: symbol } });
const names = ({ saved }: WorkspacesStore): readonly string[] => saved.items.map(({ name }) => name);
const markets = ({ saved }: WorkspacesStore): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(saved.items.map(({ name, value }) => [name, value.markets.A]));

/** Two tabs of one device, each with its own of two workspaces in use. */
function twoTabs() {
  const storage = new MemoryStorage();
  const tab = (kept = new MemoryStorage()): WorkspacesStore => new WorkspacesStore(storage, kept, new SequenceRandom());
  const ofFirst = new MemoryStorage();
  const first = tab(ofFirst);
  first.begin('Mine', following('SPOT_BTC_USDT'));
  first.create('Yours', following('SPOT_ETH_USDT'));
  const second = tab();
  second.choose(first.saved.items[0]!.id);
  return { storage, first, second, reloaded: tab, reloadFirst: () => tab(ofFirst) };
}

describe('workspaces in two tabs', () => {
  it('keeps what both have made', () => {
    const { first, second, reloaded } = twoTabs();
    first.create('Scalping', following('SPOT_SOL_USDT'));
    second.create('Hedge', following('SPOT_XRP_USDT'));
    second.rename('Hedges');
    expect(names(reloaded())).toEqual(['Mine', 'Yours', 'Hedges', 'Scalping']);
    expect(names(second)).toEqual(['Mine', 'Yours', 'Hedges', 'Scalping']);
    expect(second.active?.name).toBe('Hedges');
  });

  it('comes back to what the tab had in use, and begins a new one with what was used last', () => {
    const { first, second, reloaded, reloadFirst } = twoTabs();
    expect(second.active?.name).toBe('Mine');
    expect(reloadFirst().active?.name).toBe('Yours');
    expect(reloaded().active?.name).toBe('Mine');
    first.discard();
    second.create('Scalping', following('SPOT_SOL_USDT'));
    expect(reloadFirst().active?.name).toBe('Mine');
  });

  it('comes back to it where nothing was changed there', () => {
    const { second, reloaded } = twoTabs();
    const kept = new MemoryStorage();
    reloaded(kept);
    second.create('Scalping', following('SPOT_SOL_USDT'));
    expect(reloaded(kept).active?.name).toBe('Mine');
  });

  it('keeps what each has changed about its own', () => {
    const { first, second, reloaded } = twoTabs();
    first.follow('A', 'PERP_ETH_USDT');
    second.follow('A', 'PERP_BTC_USDT');
    expect(markets(reloaded())).toEqual({ Mine: 'PERP_BTC_USDT', Yours: 'PERP_ETH_USDT' });
  });

  it('does not bring back what the other has deleted, nor takes away what is in use here', () => {
    const { first, second, reloaded } = twoTabs();
    first.create('Short lived', following('SPOT_SOL_USDT'));
    second.follow('A', 'PERP_BTC_USDT');
    first.discard();
    second.follow('A', 'PERP_SOL_USDT');
    expect(names(reloaded())).toEqual(['Mine', 'Yours']);
    first.choose(first.saved.items[0]!.id);
    first.discard();
    second.follow('A', 'PERP_XRP_USDT');
    expect(second.active?.name).toBe('Mine');
    expect(markets(reloaded())).toEqual({ Mine: 'PERP_XRP_USDT', Yours: 'SPOT_ETH_USDT' });
  });

  it('shows at once what the other has made, and leaves what is in use as it is', () => {
    const { storage, first, second } = twoTabs();
    first.choose(first.saved.items[0]!.id);
    first.follow('A', 'PERP_ETH_USDT');
    first.create('Scalping', following('SPOT_SOL_USDT'));
    storage.writeElsewhere('workspaces', storage.read('workspaces')!);
    expect(names(second)).toEqual(['Mine', 'Yours', 'Scalping']);
    expect(second.active).toMatchObject({ name: 'Mine', value: { markets: { A: 'SPOT_BTC_USDT' } } });
  });

  it('undoes what was done here, and nothing of the other', () => {
    const { first, second, reloaded } = twoTabs();
    second.rename('Renamed');
    first.create('Scalping', following('SPOT_SOL_USDT'));
    second.undo();
    expect(names(second)).toEqual(['Mine', 'Yours', 'Scalping']);
    expect(names(reloaded())).toEqual(['Mine', 'Yours', 'Scalping']);
    second.redo();
    expect(names(reloaded())).toEqual(['Renamed', 'Yours', 'Scalping']);
  });

  it('loses nothing for as long as the page lives where the device keeps nothing', () => {
    const blocked = new MemoryStorage();
    blocked.write = () => undefined;
    const store = new WorkspacesStore(blocked, blocked, new SequenceRandom());
    store.begin('Mine', following('SPOT_BTC_USDT'));
    store.create('Yours', following('SPOT_ETH_USDT'));
    store.follow('A', 'PERP_BTC_USDT');
    store.choose(store.saved.items[0]!.id);
    expect(names(store)).toEqual(['Mine', 'Yours']);
    expect(markets(store)).toEqual({ Mine: 'SPOT_BTC_USDT', Yours: 'PERP_BTC_USDT' });
  });
});
