import * as z from 'zod/mini';

/**
 * A row whose fields have several names (the long ones of the event envelope, the letters of the cmd envelope):
 * each field takes the first of its names that the row has.
 */
export function wireFields<T extends z.core.$ZodLooseShape>(
  names: Readonly<Record<keyof T, readonly string[]>>,
  shape: T,
) {
  const pick = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries<readonly string[]>(names).map(([field, spellings]) => {
        const spelling = spellings.find((each) => Object.hasOwn(row, each) && row[each] !== undefined);
        return [field, spelling === undefined ? undefined : row[spelling]];
      }),
    );
  return z.pipe(z.pipe(z.looseObject({}), z.transform(pick)), z.object(shape));
}
