/**
 * Takes a character out of a font's tabular figures. Inter counts the hyphen among them, which tears BTC-PERP apart
 * wherever figures stand in columns.
 * @param font an OpenType file, changed in place (https://learn.microsoft.com/typography/opentype/spec/gsub)
 */
export function leaveOutOfTabularFigures(font, character) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const short = (at) => view.getUint16(at);
  const long = (at) => view.getUint32(at);
  const tagAt = (at) => font.toString('latin1', at, at + 4);
  const numbers = (count) => Array.from({ length: count }, (_, place) => place);
  const table = (tag) =>
    numbers(short(4))
      .map((place) => 12 + 16 * place)
      .filter((record) => tagAt(record) === tag)
      .map((record) => long(record + 8))[0];

  const glyph = glyphOf(character.charCodeAt(0));
  const gsub = table('GSUB');
  const features = gsub + short(gsub + 6);
  const lookups = gsub + short(gsub + 8);
  for (const record of numbers(short(features)).map((place) => features + 2 + 6 * place)) {
    if (tagAt(record) !== 'tnum') continue;
    const feature = features + short(record + 4);
    for (const place of numbers(short(feature + 2))) {
      const lookup = lookups + short(lookups + 2 + 2 * short(feature + 4 + 2 * place));
      for (const part of numbers(short(lookup + 4))) replaceByItself(lookup + short(lookup + 6 + 2 * part));
    }
  }

  /** Segments of format 4, which every font has for the characters below U+10000. */
  function glyphOf(code) {
    const cmap = table('cmap');
    const map = numbers(short(cmap + 2))
      .map((place) => cmap + long(cmap + 8 + 8 * place))
      .find((at) => short(at) === 4);
    const size = short(map + 6);
    const segment = numbers(size / 2).find((place) => short(map + 14 + 2 * place) >= code);
    const [start, delta, offset] = [16 + size, 16 + 2 * size, 16 + 3 * size].map((at) => map + at + 2 * segment);
    return short(offset) === 0
      ? (code + short(delta)) & 0xffff
      : short(offset + short(offset) + 2 * (code - short(start)));
  }

  /** A single substitution of format 2: for each covered glyph another one. */
  function replaceByItself(substitution) {
    const coverage = substitution + short(substitution + 2);
    const count = short(coverage + 2);
    const place =
      short(coverage) === 1
        ? numbers(count).find((each) => short(coverage + 4 + 2 * each) === glyph)
        : numbers(count)
            .map((each) => coverage + 4 + 6 * each)
            .filter((range) => short(range) <= glyph && glyph <= short(range + 2))
            .map((range) => short(range + 4) + glyph - short(range))[0];
    if (place !== undefined && short(substitution) === 2) view.setUint16(substitution + 6 + 2 * place, glyph);
  }
}
