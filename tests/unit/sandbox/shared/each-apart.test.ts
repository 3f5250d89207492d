import { eachApart } from '../../../../sandbox/shared/each-apart';

describe('work done for each apart', () => {
  const doneWith = async (failing: readonly number[]) => {
    const done: number[] = [];
    const work = eachApart([1, 2, 3], async (one) => {
      if (failing.includes(one)) throw new Error(`${one} failed`);
      done.push(one);
    });
    const failure: unknown = await work.catch((error: unknown) => error);
    return { done, failure };
  };

  it('is done in their order', async () => {
    expect(await doneWith([])).toEqual({ done: [1, 2, 3], failure: undefined });
  });

  it('is done behind one that failed, which is told of at the end', async () => {
    expect(await doneWith([2])).toEqual({ done: [1, 3], failure: new Error('2 failed') });
  });

  it('tells of all that failed', async () => {
    const { done, failure } = await doneWith([1, 3]);
    expect(done).toEqual([2]);
    expect((failure as AggregateError).errors).toEqual([new Error('1 failed'), new Error('3 failed')]);
  });
});
