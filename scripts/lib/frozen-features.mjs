/**
 * Makes a look that a style has to ask for a font's only one: each character leads to the glyph that the features lead
 * to. A canvas cannot ask for tabular figures or slashed zeros.
 * @param font an OpenType file (https://learn.microsoft.com/typography/opentype/spec/gsub)
 * @param features tags of features that put one glyph in place of one other, in the order in which they are applied
 * @param except characters that stay as they are
 * @returns the file with a character map of its own
 */
export function freezeFeatures(font, features, except) {
  const { short, tagAt, tables, table } = readerOf(font);

  const glyphs = new Map(characterMap(font));
  for (const tag of features) {
    const put = substitutions(tag);
    for (const [code, glyph] of glyphs)
      if (!except.includes(String.fromCodePoint(code))) glyphs.set(code, put.get(glyph) ?? glyph);
  }
  return withTable('cmap', mapOf([...glyphs].sort(([one], [other]) => one - other)));

  /** What a feature puts in place of which glyph. */
  function substitutions(tag) {
    const gsub = table('GSUB');
    const [list, lookups] = [gsub + short(gsub + 6), gsub + short(gsub + 8)];
    const found = new Map();
    for (const record of numbers(short(list)).map((place) => list + 2 + 6 * place)) {
      if (tagAt(record) !== tag) continue;
      const feature = list + short(record + 4);
      for (const place of numbers(short(feature + 2))) {
        const lookup = lookups + short(lookups + 2 + 2 * short(feature + 4 + 2 * place));
        for (const part of numbers(short(lookup + 4))) {
          const at = lookup + short(lookup + 6 + 2 * part);
          covered(at + short(at + 2)).forEach((glyph, index) =>
            found.set(glyph, short(at) === 1 ? (glyph + short(at + 4)) & 0xffff : short(at + 6 + 2 * index)),
          );
        }
      }
    }
    return found;
  }

  function covered(coverage) {
    const count = short(coverage + 2);
    if (short(coverage) === 1) return numbers(count).map((place) => short(coverage + 4 + 2 * place));
    return numbers(count)
      .map((place) => coverage + 4 + 6 * place)
      .flatMap((range) => numbers(short(range + 2) - short(range) + 1).map((step) => short(range) + step));
  }

  function withTable(tag, content) {
    const parts = tables.map((each) => ({
      tag: each.tag,
      content: each.tag === tag ? content : font.subarray(each.at, each.at + each.length),
    }));
    const directory = Buffer.from(font.subarray(0, 12 + 16 * parts.length));
    const padded = [directory];
    let at = directory.length;
    parts.forEach((part, place) => {
      directory.writeUInt32BE(at, 12 + 16 * place + 8);
      directory.writeUInt32BE(part.content.length, 12 + 16 * place + 12);
      const padding = Buffer.alloc(-part.content.length & 3);
      padded.push(part.content, padding);
      at += part.content.length + padding.length;
    });
    return Buffer.concat(padded);
  }
}

/**
 * The glyph of each character that a font has, by the segments of format 4, which every font has for the characters
 * below U+10000.
 */
export function characterMap(font) {
  const { short, long, table } = readerOf(font);
  const cmap = table('cmap');
  const map = numbers(short(cmap + 2))
    .map((place) => cmap + long(cmap + 8 + 8 * place))
    .find((at) => short(at) === 4);
  const size = short(map + 6);
  return numbers(size / 2).flatMap((place) => {
    const [end, start, delta, offset] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((at) => map + at + 2 * place);
    if (short(end) === 0xffff) return [];
    return numbers(short(end) - short(start) + 1).map((step) => {
      const code = short(start) + step;
      const glyph = short(offset) === 0 ? code : short(offset + short(offset) + 2 * step);
      return [code, (glyph + short(delta)) & 0xffff];
    });
  });
}

function readerOf(font) {
  const short = (at) => font.readUInt16BE(at);
  const long = (at) => font.readUInt32BE(at);
  const tagAt = (at) => font.toString('latin1', at, at + 4);
  const tables = numbers(short(4))
    .map((place) => 12 + 16 * place)
    .map((record) => ({ tag: tagAt(record), at: long(record + 8), length: long(record + 12) }));
  return { short, long, tagAt, tables, table: (name) => tables.find(({ tag }) => tag === name).at };
}

function numbers(count) {
  return Array.from({ length: count }, (_, place) => place);
}

/** A character map of one table: a group of format 12 for each character. */
function mapOf(glyphs) {
  const map = Buffer.alloc(28 + 12 * glyphs.length);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(12, 12);
  map.writeUInt32BE(16 + 12 * glyphs.length, 16);
  map.writeUInt32BE(glyphs.length, 24);
  glyphs.forEach(([code, glyph], place) => {
    map.writeUInt32BE(code, 28 + 12 * place);
    map.writeUInt32BE(code, 32 + 12 * place);
    map.writeUInt32BE(glyph, 36 + 12 * place);
  });
  return map;
}
