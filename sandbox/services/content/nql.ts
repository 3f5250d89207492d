/** A filter of Ghost's query language (NQL): `tag:news+featured:true`, `id:-1`, `slug:[a,b]`, `(tag:a,tag:b)+author:c`. */
export type Filter = (valuesOf: (field: string) => readonly FieldValue[]) => boolean;
export type FieldValue = string | number | boolean | null;

export class FilterError extends Error {}

/** @throws FilterError where the text is no filter. */
export function parseFilter(text: string): Filter {
  const reader = new Reader(text);
  const filter = anyOf(reader);
  if (!reader.done) throw new FilterError(`Query Error: unexpected character at ${reader.place}`);
  return filter;
}

type Test = (value: FieldValue) => boolean;

class Reader {
  place = 0;
  constructor(private readonly text: string) {}

  get done(): boolean {
    return this.place >= this.text.length;
  }

  take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.place)) return false;
    this.place += sign.length;
    return true;
  }

  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.place;
    const [found] = pattern.exec(this.text) ?? [];
    if (found !== undefined) this.place += found.length;
    return found;
  }

  need(sign: string): void {
    if (!this.take(sign)) throw new FilterError(`Query Error: expected "${sign}" at ${this.place}`);
  }
}

/** `,` is or, and binds less than `+`. */
function anyOf(reader: Reader): Filter {
  const filters = [allOf(reader)];
  while (reader.take(',')) filters.push(allOf(reader));
  return (valuesOf) => filters.some((filter) => filter(valuesOf));
}

function allOf(reader: Reader): Filter {
  const filters = [single(reader)];
  while (reader.take('+')) filters.push(single(reader));
  return (valuesOf) => filters.every((filter) => filter(valuesOf));
}

function single(reader: Reader): Filter {
  if (reader.take('(')) {
    const filter = anyOf(reader);
    reader.need(')');
    return filter;
  }
  const field = reader.match(/[a-zA-Z_][\w.]*/y);
  if (field === undefined) throw new FilterError(`Query Error: expected a field at ${reader.place}`);
  reader.need(':');
  const negated = reader.take('-');
  const test = comparison(reader);
  // A post with several tags fits `tag:a` by any of them, and `tag:-a` by none of them.
  return (valuesOf) => {
    const values = valuesOf(field);
    const fits = (values.length === 0 ? [null] : values).some(test);
    return negated ? !fits : fits;
  };
}

function comparison(reader: Reader): Test {
  if (reader.take('[')) {
    const values = [literal(reader)];
    while (reader.take(',')) values.push(literal(reader));
    reader.need(']');
    return (value) => values.some((wanted) => same(value, wanted));
  }
  const operator = ['>=', '<=', '>', '<', '~^', '~$', '~'].find((sign) => reader.take(sign));
  const wanted = literal(reader);
  return (value) => (operator === undefined ? same(value, wanted) : compared(operator, value, wanted));
}

const quoted = /'(?:[^'\\]|\\.)*'/y;
const bare = /[^\s+,()[\]'"<>]+/y;

function literal(reader: Reader): FieldValue {
  const text = reader.match(quoted);
  if (text !== undefined) return text.slice(1, -1).replace(/\\(.)/g, '$1');
  const word = reader.match(bare);
  if (word === undefined) throw new FilterError(`Query Error: expected a value at ${reader.place}`);
  if (word === 'null') return null;
  if (word === 'true' || word === 'false') return word === 'true';
  return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word;
}

function same(value: FieldValue, wanted: FieldValue): boolean {
  return value === wanted || (value !== null && wanted !== null && String(value) === String(wanted));
}

function compared(operator: string, value: FieldValue, wanted: FieldValue): boolean {
  if (value === null || wanted === null) return false;
  if (operator.startsWith('~')) {
    const [text, part] = [String(value).toLowerCase(), String(wanted).toLowerCase()];
    if (operator === '~^') return text.startsWith(part);
    return operator === '~$' ? text.endsWith(part) : text.includes(part);
  }
  const order = orderOf(value, wanted);
  if (Number.isNaN(order)) return false;
  if (operator === '>') return order > 0;
  if (operator === '>=') return order >= 0;
  return operator === '<' ? order < 0 : order <= 0;
}

/** Numbers as numbers, moments as moments, the rest as text. */
function orderOf(value: FieldValue, wanted: FieldValue): number {
  if (typeof value === 'number') return value - Number(wanted);
  const [moment, other] = [Date.parse(String(value)), Date.parse(String(wanted).replace(' ', 'T'))];
  if (!Number.isNaN(moment) && !Number.isNaN(other)) return moment - other;
  return String(value) < String(wanted) ? -1 : Number(String(value) > String(wanted));
}
