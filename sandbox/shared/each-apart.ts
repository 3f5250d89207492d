/** Does the work for each, one after the other, also behind one that failed. @throws what failed, once all are done */
export async function eachApart<T>(each: Iterable<T>, work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of each)
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of them failed.`);
  if (failures.length === 1) throw failures[0];
}
