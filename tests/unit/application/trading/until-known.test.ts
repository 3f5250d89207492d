import { firstOf, Journeys, untilKnown } from '../../../../src/application/trading/until-known';
import { minute, second } from '../../../../src/domain/shared/instant';
import { FakeScheduler, flushPromises } from '../../../support/fake-scheduler';

/** Asks what became of something; a test says what is answered and what is heard. */
function asking(heardAtOnce?: string) {
  const time = new FakeScheduler();
  const asked: number[] = [];
  const began = time.now();
  const state = { answer: undefined as string | undefined, watching: false };
  let tell = (_answer: string): void => undefined;
  const known = untilKnown<string>({
    scheduler: time,
    ask: async () => (asked.push(time.now() - began), state.answer),
    watch: (listener) => {
      tell = listener;
      state.watching = true;
      if (heardAtOnce !== undefined) listener(heardAtOnce);
      return () => (state.watching = false);
    },
  });
  return { time, asked, state, known, hear: (answer: string) => tell(answer) };
}

describe('what became of a wish whose answer was lost', () => {
  it('is asked for ever more slowly, until the exchange can tell', async () => {
    const { time, asked, state, known } = asking();
    await time.settle(minute, second);
    expect(asked).toEqual([0, 1, 3, 7, 15, 30, 45, 60].map((seconds) => seconds * second));
    state.answer = 'filled';
    await time.settle(15 * second, second);
    expect(await known).toBe('filled');
    expect([state.watching, time.waiting, asked.length]).toEqual([false, 0, 9]);
  });

  it('is not asked for where it has been heard already', async () => {
    const { time, asked, state, known } = asking('filled');
    expect(await known).toBe('filled');
    expect([asked, state.watching, time.waiting]).toEqual([[], false, 0]);
  });

  it('is asked for no more once it was heard, on the way or between two questions', async () => {
    const onTheWay = asking();
    onTheWay.hear('filled');
    expect(await onTheWay.known).toBe('filled');
    await flushPromises();
    expect(onTheWay.time.waiting).toBe(0);
    const between = asking();
    await flushPromises();
    between.hear('cancelled');
    expect(await between.known).toBe('cancelled');
    await between.time.settle(minute, second);
    expect(between.asked).toEqual([0]);
    expect(between.state.watching).toBe(false);
  });
});

describe('a request', () => {
  it.each([
    ['answered', false, 0],
    ['lost', true, minute],
  ] as const)('that was %s may still arrive for as long as a journey takes', async (answer, lost, journey) => {
    const time = new FakeScheduler();
    const journeys = new Journeys(time);
    const answered = journeys.follow(Promise.resolve(answer), (each) => each === 'lost');
    expect(journeys.any).toBe(true);
    expect(await answered).toBe(answer);
    expect(journeys.any).toBe(lost);
    time.advance(Math.max(0, journey - 1));
    expect(journeys.any).toBe(lost);
    time.advance(1);
    expect(journeys.any).toBe(false);
  });

  it('is answered by what is seen first, and nobody looks any more once it was answered', async () => {
    let watching = true;
    const stop = (): void => void (watching = false);
    expect(await firstOf(new Promise<string>(() => undefined), (seen) => (seen('seen'), stop))).toBe('seen');
    expect(await firstOf(Promise.resolve('answered'), () => stop)).toBe('answered');
    expect(watching).toBe(false);
  });
});
