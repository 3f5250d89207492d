import { newBoard } from '../../../../src/domain/trading/market-board';
import { longestDocument, readDocument, writeDocument } from '../../../../src/domain/trading/shared-document';

const board = newBoard(['SPOT_BTC_USDT']);
const written = JSON.parse(writeDocument('board', { name: 'Majors', value: board })) as object;
const problem = (change: object): string | undefined => {
  const read = readDocument('board', JSON.stringify({ ...written, ...change }));
  return read.ok ? undefined : read.error;
};

it('a shared document says what it is, of which version, and how it is called', () => {
  expect(written).toMatchObject({ kind: 'market-board', version: 1, name: 'Majors' });
  expect(JSON.parse(writeDocument('workspace', { name: 'A', value: { arrangements: {}, markets: {} } }))).toEqual({
    kind: 'terminal-workspace',
    version: 1,
    name: 'A',
    workspace: { arrangements: {}, markets: {} },
  });
});

it.each([
  ['as it was written', {}, undefined],
  ['of an older version', { version: 0 }, undefined],
  ['of a newer version', { version: 2 }, 'newer'],
  ['of no version', { version: undefined }, 'somethingElse'],
  ['of a version that is a text', { version: '1' }, 'somethingElse'],
  ['of another kind', { kind: 'terminal-workspace' }, 'somethingElse'],
  ['of no kind', { kind: undefined }, 'somethingElse'],
  ['without a name', { name: undefined }, 'damaged'],
  ['with a number for a name', { name: 7 }, 'damaged'],
  ['without what it is about', { board: undefined }, 'damaged'],
])('one %s is read, or it is said why not', (_what, change, expected) => expect(problem(change)).toBe(expected));

it('one that is as long as it may be is still read, one longer is not', () => {
  const text = JSON.stringify(written);
  expect(readDocument('board', text.padEnd(longestDocument)).ok).toBe(true);
  expect(readDocument('board', text.padEnd(longestDocument + 1))).toEqual({ ok: false, error: 'tooLarge' });
});
