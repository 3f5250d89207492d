import { fuzzyScore, pieceScore } from '../../../../src/domain/commands/fuzzy-match';

describe('fuzzy search', () => {
  it.each([
    ['stng', 'Settings'],
    ['btcp', 'BTC-PERP'],
    ['BTCUSDT', 'BTC/USDT'],
    ['thi truong', 'Thị trường'],
    ['', 'Anything'],
  ])('finds %j in %j', (typed, name) => expect(fuzzyScore(typed, name)).toBeDefined());

  it('does not find what is not there', () => {
    expect(fuzzyScore('xyz', 'Settings')).toBeUndefined();
  });

  it('prefers the beginning of words to letters here and there', () => {
    expect(fuzzyScore('set', 'Settings')!).toBeGreaterThan(fuzzyScore('set', 'Sent orders tab')!);
  });

  it('needs each letter as often as it was typed, one behind the other', () => {
    expect(fuzzyScore('tt', 'Sent')).toBeUndefined();
    expect(fuzzyScore('tes', 'Set')).toBeUndefined();
  });

  it('finds everything by nothing, and nothing counts', () => {
    expect(fuzzyScore('', 'Anything')).toBe(0);
    expect(fuzzyScore('  ', 'Anything')).toBe(0);
  });

  it('does not count spaces, strokes and hyphens, neither those typed nor those of the name', () => {
    expect(fuzzyScore('btc usdt', 'BTC/USDT')).toBe(fuzzyScore('btcusdt', 'BTC/USDT'));
    // In one piece: 40 and 4 for each letter, less a hundredth for each letter of the name; 100 at the beginning of a word.
    expect(fuzzyScore('btcperp', 'BTC-PERP')).toBeCloseTo(167.92);
    expect(fuzzyScore('myorder', 'My order')).toBeCloseTo(167.92);
  });

  it('prefers what begins the name, then another word, then the shorter name, and what stands within a word last', () => {
    expect(fuzzyScore('eth', 'ETH/USDT')).toBeCloseTo(151.92);
    expect(fuzzyScore('eth', 'ETH/USDT-PERP')).toBeCloseTo(151.87);
    expect(fuzzyScore('eth', 'WETH/USDT')).toBeCloseTo(50.91);
    expect(fuzzyScore('lim', 'Your limits')).toBeCloseTo(152 - 4 - 0.11);
    for (const name of ['Your limits', 'Your/limits', 'Your-limits'])
      expect(fuzzyScore('lim', name)).toBeGreaterThan(100);
    expect(fuzzyScore('lim', 'your_limits')).toBeCloseTo(152 - 5 - 0.11);
    expect(fuzzyScore('lim', 'Sublime')).toBeCloseTo(52 - 3 - 0.07);
    // The second time it begins a word.
    expect(fuzzyScore('op', 'Stop OP')).toBeCloseTo(148 - 2 - 0.07);
  });

  it('finds in one piece nothing whose letters stand here and there', () => {
    expect(pieceScore('stop', 'OP Optimism SPOT_OP_USDT')).toBeUndefined();
    expect(fuzzyScore('stop', 'OP Optimism SPOT_OP_USDT')).toBeLessThan(40);
    expect(pieceScore('Your L', 'your limits')).toBe(fuzzyScore('your l', 'Your limits'));
    expect([pieceScore(' ', 'Anything'), pieceScore('any', 'Anything')]).toEqual([0, 151.92]);
  });

  it('counts letters here and there by beginnings, runs and the way between them', () => {
    // The beginning is 12, that of the second word 8, a quarter is lost for each letter between.
    expect(fuzzyScore('bu', 'BTC/USDT')).toBeCloseTo(12 + 8 - 0.75 - 0.08);
    expect(fuzzyScore('bu', 'BTC_USDT')).toBeCloseTo(12 + 8 - 0.75 - 0.08);
    expect(fuzzyScore('so', 'Set orders')).toBeCloseTo(12 + 8 - 0.75 - 0.1);
    // A run of two within a word is 4.
    expect(fuzzyScore('sng', 'Settings')).toBeCloseTo(12 - 1 + 4 - 0.08);
  });

  it('finds no letters that are too far apart to be meant', () => {
    expect(fuzzyScore('eg', 'Settings')).toBeUndefined();
    expect(fuzzyScore('abc', `xab${'x'.repeat(14)}c`)).toBeCloseTo(0.07);
    expect(fuzzyScore('abc', `xab${'x'.repeat(15)}c`)).toBeUndefined();
  });
});
