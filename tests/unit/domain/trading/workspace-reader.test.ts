import { arrange, arrangementFor, followMarket, newWorkspace } from '../../../../src/domain/trading/workspace';
import { mostPanels, type Arrangement } from '../../../../src/domain/trading/arrangement';
import { presetFor } from '../../../../src/domain/trading/workspace-presets';
import { readWorkspace } from '../../../../src/domain/trading/workspace-reader';

const panel = (id: string) => ({ id, content: 'chart', link: 'page' });
const group = (...ids: readonly string[]) => ({ kind: 'group', panels: ids.map(panel), active: ids[0] });
const split = (children: readonly unknown[], change: object = {}) => ({
  kind: 'split',
  direction: 'row',
  children,
  weights: children.map(() => 1),
  ...change,
});
const read = (arrangement: unknown): Arrangement | undefined =>
  readWorkspace({ arrangements: { wide: arrangement } })?.arrangements.wide;
const root = (tree: unknown) => read({ root: tree })?.root;

describe('a stored arrangement', () => {
  it('is read as it was written', () => {
    const tree = split([group('a', 'b'), split([group('c'), group('d')], { direction: 'column', weights: [1, 3] })]);
    expect(read({ root: tree, collapsed: ['c'], maximised: 'd' })).toEqual({
      root: tree,
      collapsed: ['c'],
      maximised: 'd',
    });
  });

  it.each([undefined, null])('may have no panel at all: %p', (tree) => {
    expect(read({ root: tree })).toEqual({ root: undefined, collapsed: [], maximised: undefined });
  });

  it.each([
    ['a number', 7],
    ['of no kind', { ...split([group('a'), group('b')]), kind: 'stack' }],
    ['in no direction', split([group('a'), group('b')], { direction: 'across' })],
    ['with one part', split([group('a')])],
    ['with parts that are no list', split([group('a'), group('b')], { children: { 0: group('a'), length: 2 } })],
    ['with weights that are no list', split([group('a'), group('b')], { weights: { 0: 1, 1: 1, length: 2 } })],
    ['with a weight too few', split([group('a'), group('b')], { weights: [1] })],
    ['with a weight that is a text', split([group('a'), group('b')], { weights: [1, '1'] })],
    ['with a weight of nothing', split([group('a'), group('b')], { weights: [1, 0] })],
    ['with a weight without end', split([group('a'), group('b')], { weights: [1, 1e6] })],
    ['with a weight that is no number', split([group('a'), group('b')], { weights: [1, NaN] })],
    ['with a part that is none', split([group('a'), { kind: 'group' }])],
    ['with the same panel twice', split([group('a'), group('a')])],
    ['with the same panel twice in a group', group('a', 'a')],
    ['with a group without panels', group()],
    ['with panels that are no list', { kind: 'group', panels: { 0: panel('a'), length: 1 } }],
    ['with a panel that is none', { kind: 'group', panels: [panel('a'), 7] }],
    ['with a panel of an odd name', group('A')],
    ['with a panel named by a number', group('1a')],
    ['with a panel with more behind its name', group('a ')],
    ['with a panel of an endless name', group('a'.repeat(41))],
    ['with a panel that shows nothing', { kind: 'group', panels: [{ id: 'a', link: 'page' }] }],
    ['with a panel of no colour', { kind: 'group', panels: [{ id: 'a', content: 'chart', link: 'Z' }] }],
    [
      'with more panels in all than there may be',
      split(['a', 'b'].map((name) => group(...Array.from({ length: 13 }, (_, at) => `${name}${at}`)))),
    ],
    ['with more panels than there may be', group(...Array.from({ length: mostPanels + 1 }, (_, at) => `p${at}`))],
  ])('%s is none', (_what, tree) => expect(root(tree)).toBeUndefined());

  it('takes the most panels, the heaviest weight and the longest name', () => {
    expect(root(group(...Array.from({ length: mostPanels }, (_, at) => `p${at}`)))).toBeDefined();
    expect(root(split([group('a'.repeat(40)), group('b')], { weights: [999_999, 0.5] }))).toBeDefined();
  });

  it('is not followed into a tree without end', () => {
    // A row in a column in a row and so on, each with one panel beside it.
    const deep = (levels: number): unknown =>
      levels === 0
        ? group('last')
        : split([group(`p${levels}`), deep(levels - 1)], { direction: levels % 2 === 0 ? 'row' : 'column' });
    expect(root(deep(2_000))).toBeUndefined();
  });

  it('has in front the first panel of a group where the one that was is not there', () => {
    expect(root({ ...group('a', 'b'), active: 'b' })).toMatchObject({ active: 'b' });
    expect(root({ ...group('a', 'b'), active: 'x' })).toMatchObject({ active: 'a' });
  });

  it('has put aside, or maximised, only panels that are there', () => {
    const tree = split([group('a'), group('b')]);
    expect(read({ root: tree, collapsed: ['a', 'a', 'x', 7], maximised: 'x' })).toMatchObject({
      collapsed: ['a'],
      maximised: undefined,
    });
    expect(read({ root: tree, collapsed: 'a', maximised: 7 })).toMatchObject({ collapsed: [], maximised: undefined });
    // What is put aside cannot have all the space.
    expect(read({ root: tree, collapsed: ['a'], maximised: 'a' })?.maximised).toBeUndefined();
  });

  it('names panels as they are called today', () => {
    const old = { kind: 'group', panels: [{ id: 'a', content: 'standing', link: 'A' }], active: 'a' };
    expect(root(old)).toMatchObject({ panels: [{ id: 'a', content: 'account-risk', link: 'A' }] });
  });
});

describe('a stored workspace', () => {
  it.each([undefined, null, 7, {}, { arrangements: 'wide' }, { arrangements: null }])('%j is none', (value) => {
    expect(readWorkspace(value)).toBeUndefined();
  });

  it('is none where one of its arrangements is none', () => {
    expect(readWorkspace({ arrangements: { wide: { root: 7 } } })).toBeUndefined();
    expect(readWorkspace({ arrangements: {} })).toEqual({ arrangements: {}, markets: {} });
  });

  it('follows the markets that are some', () => {
    const longest = `SPOT_${'X'.repeat(50)}_USDT`;
    const markets = { A: 'SPOT_BTC_USDT', B: longest, C: `${longest}T`, D: 'BTC', E: 'SPOT_ETH_USDT' };
    expect(readWorkspace({ arrangements: {}, markets })?.markets).toEqual({ A: 'SPOT_BTC_USDT', B: longest });
    expect(readWorkspace({ arrangements: {}, markets: { A: 7, B: ['SPOT_BTC_USDT'] } })?.markets).toEqual({});
  });
});

describe('a workspace', () => {
  const own = { ...presetFor('wide'), collapsed: ['tape-1'] };

  it('is on a large screen as on the other large one, as long as it was not arranged there', () => {
    expect(arrangementFor(arrange(newWorkspace, 'wide', own), 'desktop')).toBe(own);
    expect(arrangementFor(arrange(newWorkspace, 'desktop', own), 'wide')).toBe(own);
    expect(arrangementFor(arrange(newWorkspace, 'tablet', own), 'wide')).toBe(presetFor('wide'));
    const both = arrange(arrange(newWorkspace, 'wide', own), 'desktop', presetFor('desktop'));
    expect(arrangementFor(both, 'desktop')).toBe(presetFor('desktop'));
    expect(arrangementFor(both, 'wide')).toBe(own);
  });

  it('does not change where it is arranged as it is', () => {
    expect(arrange(newWorkspace, 'tablet', presetFor('tablet'))).toBe(newWorkspace);
  });

  it('has colours that follow a market until they follow the page again', () => {
    const followed = followMarket(followMarket(newWorkspace, 'A', 'SPOT_BTC_USDT'), 'B', 'SPOT_ETH_USDT');
    expect(followed.markets).toEqual({ A: 'SPOT_BTC_USDT', B: 'SPOT_ETH_USDT' });
    expect(followMarket(followed, 'A', 'SPOT_BTC_USDT')).toBe(followed);
    expect(Object.entries(followMarket(followed, 'A', undefined).markets)).toEqual([['B', 'SPOT_ETH_USDT']]);
    expect(followMarket(newWorkspace, 'A', undefined)).toBe(newWorkspace);
  });
});
