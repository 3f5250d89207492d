import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import type { Fill } from '../../../../src/domain/trading/order';
import {
  entryOf,
  fitTags,
  isJournalPicture,
  type JournalEntry,
  journalText,
  largestPicture,
  longestNote,
  mergedJournal,
  mostEntries,
  mostPictures,
  readJournal,
  resultsByTag,
  tagsIn,
} from '../../../../src/domain/trading/trade-journal';

const entry = (fillId: string, change: Partial<JournalEntry> = {}): JournalEntry => ({
  fillId,
  note: 'why',
  tags: ['breakout'],
  symbol: 'PERP_BTC_USDT',
  side: 'SELL',
  tradedAt: 1,
  writtenAt: 1,
  ...change,
});

it.each([
  ['breakout, #News ,', ['breakout', 'news']],
  ['a,A, a ', ['a']],
  ['##news, a#b, # c', ['news', 'a#b', 'c']],
  [' , #, ', []],
  ['1,2,3,4,5,6', ['1', '2', '3', '4', '5']],
  ['x'.repeat(40), ['x'.repeat(24)]],
])('%j are the tags %j', (text, tags) => {
  expect(tagsIn(text)).toEqual(tags);
});

it.each([
  ['a, #A, b, c, d, e', true],
  ['a, b, c, d, e, f', false],
  ['x'.repeat(24), true],
  ['x'.repeat(25), false],
])('whether %j is kept whole: %j', (text, fits) => {
  expect(fitTags(text)).toBe(fits);
});

const told = (entries: readonly JournalEntry[]) =>
  resultsByTag(entries).map(({ profit, ...rest }) => ({ ...rest, profit: decimalText(profit) }));

it('each tag has its trades, how many closed, what was won, and the sum; one without a result is a trade only', () => {
  const free = { fee: decimal(0) };
  expect(
    told([
      entry('1', { tags: ['news', 'breakout'], profit: decimal('10.5'), ...free }),
      entry('2', { tags: ['news'], profit: decimal('-30'), ...free }),
      entry('3', { tags: ['news'], ...free }),
      entry('4', { tags: ['news'], profit: decimal('0'), ...free }),
    ]),
  ).toEqual([
    { tag: 'breakout', quote: 'USDT', trades: 1, closed: 1, won: 1, counted: 1, profit: '10.5', feeless: 0 },
    { tag: 'news', quote: 'USDT', trades: 4, closed: 2, won: 1, counted: 4, profit: '-19.5', feeless: 0 },
  ]);
});

it('fees are taken out, and what they eat up is not won', () => {
  expect(
    told([
      entry('1', { fee: decimal('1.2') }),
      entry('2', { profit: decimal('0.6'), fee: decimal('1.31') }),
      entry('3', { profit: decimal('5') }),
    ]),
  ).toEqual([{ tag: 'breakout', quote: 'USDT', trades: 3, closed: 2, won: 1, counted: 3, profit: '3.09', feeless: 1 }]);
});

it('a fee alone has a part in the profit; a trade of which neither is known has none', () => {
  const opened = { profit: decimal(0), fee: decimal('0.4') };
  expect(told([entry('1', opened)])).toMatchObject([{ closed: 0, counted: 1, profit: '-0.4' }]);
  expect(told([entry('1', { profit: decimal(0) })])).toMatchObject([{ counted: 0, feeless: 1 }]);
  expect(told([entry('1', { symbol: 'SPOT_BTC_USDT' })])).toMatchObject([{ trades: 1, counted: 0 }]);
});

it('what is paid in different assets is not added up', () => {
  const profit = decimal('2');
  expect(told([entry('1', { profit }), entry('2', { profit, symbol: 'PERP_BTC_USDC' })])).toMatchObject([
    { quote: 'USDT', profit: '2' },
    { quote: 'USDC', profit: '2' },
  ]);
});

it('the fee of a contract trade is kept in quote, as far as that is told', () => {
  const fill = { id: '7', side: 'SELL', at: 5, price: decimal(100), realisedPnl: decimal(3), fee: decimal('0.5') };
  const feeOf = (symbol: string, feeAsset: string) =>
    entryOf({ ...fill, symbol, feeAsset } as Fill, '', [], 9).fee?.toString();
  expect(feeOf('PERP_BTC_USDT', 'USDT')).toBe('0.5');
  expect(feeOf('PERP_BTC_USDT', 'BTC')).toBe('50');
  expect(feeOf('PERP_BTC_USDT', 'WOO')).toBeUndefined();
  expect(feeOf('SPOT_BTC_USDT', 'USDT')).toBeUndefined();
});

it('a file brings back what was written, to the last digit', () => {
  const entries = [
    entry('1', { profit: decimal('-0.00000001'), fee: decimal('0.00000002') }),
    entry('2', { tradedAt: 5, note: '"\n中' }),
  ];
  const read = readJournal(journalText(entries))!;
  expect(read.map(({ fillId }) => fillId)).toEqual(['2', '1']);
  expect(decimalText(read[1]!.profit!)).toBe('-0.00000001');
  expect(decimalText(read[1]!.fee!)).toBe('0.00000002');
  expect(read[0]).toEqual(entries[1]);
});

it('of two entries about one trade the later counts, whichever journal it is from', () => {
  const old = entry('1', { note: 'old', writtenAt: 1 });
  const late = entry('1', { note: 'late', writtenAt: 2 });
  expect(mergedJournal([late], [old])).toEqual([late]);
  expect(mergedJournal([old], [late])).toEqual([late]);
});

it('what is no journal is said to be none, and what is no entry is left out', () => {
  expect(readJournal('{')).toBeUndefined();
  expect(readJournal('[]')).toBeUndefined();
  expect(readJournal('{"entries":7}')).toBeUndefined();
  const mixed = JSON.stringify({
    entries: [
      null,
      7,
      { ...entry('1'), side: 'HOLD' },
      { ...entry('2'), tradedAt: 'then' },
      { ...entry('3'), tags: ['a', 7], note: 'n'.repeat(900) },
    ],
  });
  const read = readJournal(mixed)!;
  expect(read.map(({ fillId }) => fillId)).toEqual(['3']);
  expect(read[0]!.note).toHaveLength(longestNote);
  expect(read[0]!.tags).toEqual(['a']);
});

it('the oldest trades make room', () => {
  const many = Array.from({ length: mostEntries + 3 }, (_, index) => entry(String(index), { tradedAt: index }));
  const kept = mergedJournal(many, []);
  expect(kept).toHaveLength(mostEntries);
  expect(kept.at(-1)!.fillId).toBe('3');
});

const picture = 'data:image/jpeg;base64,/9j/4AAQ==';

it('a picture goes into the file and comes back from it', () => {
  expect(readJournal(journalText([entry('1', { picture })]))![0]!.picture).toBe(picture);
});

it.each([
  ['another kind of address', 'https://example.com/a.jpg'],
  ['a drawing that can hold scripts', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['words after it', `${picture}" onerror="`],
  ['one that is too large to keep', `data:image/png;base64,${'A'.repeat(largestPicture)}`],
])('%s is no picture, and its entry stays', (_what, address) => {
  const [read] = readJournal(journalText([entry('1', { picture: address })]))!;
  expect(read).toEqual(entry('1'));
});

it('keeps as many pictures as there is room for, those of the newest trades', () => {
  const many = Array.from({ length: mostPictures + 3 }, (_, at) => entry(String(at), { tradedAt: at, picture }));
  const kept = mergedJournal(many, []);
  expect(kept).toHaveLength(many.length);
  expect(kept.filter((each) => each.picture).map(({ fillId }) => Number(fillId))).toEqual(
    many
      .map((_, at) => at)
      .slice(3)
      .reverse(),
  );
});

it('what is written is about a trade, with as much of it as its statistics need', () => {
  const fill = {
    id: '9',
    orderId: '1',
    symbol: 'PERP_BTC_USDT',
    side: 'SELL',
    price: decimal('60000'),
    quantity: decimal('1'),
    fee: decimal('3'),
    feeAsset: 'USDT',
    maker: true,
    realisedPnl: decimal('12.5'),
    at: 7,
  } as const;
  expect(entryOf(fill, 'why', ['news'], 8)).toEqual({
    fillId: '9',
    note: 'why',
    tags: ['news'],
    symbol: 'PERP_BTC_USDT',
    side: 'SELL',
    tradedAt: 7,
    profit: decimal('12.5'),
    fee: decimal('3'),
    writtenAt: 8,
  });
});

it('of two entries written at once the other journal’s counts', () => {
  const [one, other] = [entry('1', { note: 'one' }), entry('1', { note: 'other' })];
  expect(mergedJournal([one], [other])).toEqual([other]);
});

it('tags with the same result stand in the order of the alphabet', () => {
  const results = resultsByTag([entry('1', { tags: ['b', 'c', 'a'], profit: decimal('1') })]);
  expect(results.map(({ tag }) => tag)).toEqual(['a', 'b', 'c']);
});

it.each([
  ['named by a number', { fillId: 7 }],
  ['whose note is none', { note: null }],
  ['of no market', { symbol: undefined }],
  ['whose tags are a text', { tags: 'news' }],
  ['bought or sold by nobody', { side: 'HOLD' }],
  ['traded at no time', { tradedAt: null }],
  ['written at no time', { writtenAt: 'now' }],
])('an entry %s is left out', (_what, change) => {
  expect(readJournal(JSON.stringify({ entries: [{ ...entry('1'), ...change }, entry('2')] }))).toEqual([entry('2')]);
});

it('a purchase is as good as a sale', () => {
  expect(readJournal(journalText([entry('1', { side: 'BUY' })]))![0]!.side).toBe('BUY');
});

it('a picture is kept up to the largest, of the kinds that cannot do anything', () => {
  const head = 'data:image/webp;base64,';
  expect(isJournalPicture(head + 'A'.repeat(largestPicture - head.length))).toBe(true);
  expect(isJournalPicture(head + 'A'.repeat(largestPicture - head.length + 1))).toBe(false);
  expect(isJournalPicture('data:image/png;base64,A/+9==')).toBe(true);
  for (const other of [`x${picture}`, `${picture}!`, 'data:image/png;base64,', 'data:image/gif;base64,AA', 7])
    expect(isJournalPicture(other)).toBe(false);
});

it('a file says its version, and entries without a profit or a picture say nothing of them', () => {
  expect(JSON.parse(journalText([entry('1')]))).toEqual({ version: 1, entries: [entry('1')] });
  expect(Object.keys(readJournal(journalText([entry('1')]))![0]!)).not.toContain('picture');
  expect(Object.keys(readJournal(journalText([entry('1')]))![0]!)).not.toContain('profit');
});

it('a file brings back all tags of an entry', () => {
  expect(readJournal(journalText([entry('1', { tags: ['news', 'breakout'] })]))![0]!.tags).toEqual([
    'news',
    'breakout',
  ]);
});

it('a time beyond all numbers is none', () => {
  const text = journalText([entry('1')]);
  expect(readJournal(text.replace('"tradedAt":1', '"tradedAt":1e999'))).toEqual([]);
  expect(readJournal(text.replace('"writtenAt":1', '"writtenAt":1e999'))).toEqual([]);
});

it('trades without a picture take no room from those that have one, and one that loses its picture keeps the rest', () => {
  const plain = Array.from({ length: 10 }, (_, at) => entry(`plain ${at}`, { tradedAt: 100 + at }));
  const pictured = Array.from({ length: mostPictures + 1 }, (_, at) => entry(String(at), { tradedAt: at, picture }));
  const kept = mergedJournal(plain, pictured);
  expect(kept.filter((each) => each.picture)).toHaveLength(mostPictures);
  expect(kept.at(-1)).toEqual(entry('0', { tradedAt: 0 }));
});
