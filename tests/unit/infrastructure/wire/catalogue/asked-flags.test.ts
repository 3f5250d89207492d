import * as z from 'zod/mini';
import { catalogue } from '../../../../../src/infrastructure/wire/catalogue/catalogue';

const fieldsOf = (schema: z.ZodMiniType): readonly (readonly [string, z.ZodMiniType])[] =>
  Object.entries((schema._zod.def as { readonly shape?: Readonly<Record<string, z.ZodMiniType>> }).shape ?? {});

/** Taken for "no", a word that is neither would do something else than was asked: open a position in place of closing one. */
test('no request takes what is neither yes nor no for a flag', () => {
  const flags = catalogue.flatMap(({ id, query, body }) =>
    [...fieldsOf(query), ...fieldsOf(body)]
      .filter(([, field]) => z.safeParse(field, true).data === true)
      .map(([name, field]) => ({ flag: `${id} ${name}`, field })),
  );
  expect(flags.length).toBeGreaterThan(20);
  const taken = flags.flatMap(({ flag, field }) =>
    ['', ' ', 'yes', 'maybe', 2, -1, [], {}].filter((word) => z.safeParse(field, word).success).map(() => flag),
  );
  expect([...new Set(taken)]).toEqual([]);
  // As a word where words are taken, and as themselves everywhere.
  const meant = flags.flatMap(({ flag, field }) =>
    [true, false].map((value) => ({ flag, value, said: z.safeParse(field, String(value)).data ?? value })),
  );
  expect(meant.filter(({ value, said }) => said !== value)).toEqual([]);
});
