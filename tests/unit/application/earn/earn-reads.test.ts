import { EarnQueries } from '../../../../src/application/earn/earn.queries';
import { ProgrammeQueries } from '../../../../src/application/earn/programme.queries';
import { RenewEarn } from '../../../../src/application/earn/renew-earn.use-case';
import { StakingQueries } from '../../../../src/application/earn/staking.queries';
import type { Resource } from '../../../../src/application/kernel/resource';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const minute = 60_000;

function setUp(answers: Record<string, unknown> = {}) {
  const host = exchange({ history: success({ rows: [], total: 0 }), ...answers });
  const cache = new ReadCache();
  return {
    host,
    cache,
    earn: new EarnQueries(cache, host.port),
    programme: new ProgrammeQueries(cache, host.port),
    staking: new StakingQueries(cache, host.port),
  };
}

type Reads = ReturnType<typeof setUp>;

const page = (number: number, size: number) => ({ page: number, size });

/** Each question, whom it is asked of with what, for how long its answer is fresh, and whether anybody may see it. */
const questions: readonly (readonly [(reads: Reads) => unknown, readonly unknown[], number | undefined, boolean])[] = [
  [({ earn }) => earn.products(), ['products'], minute / 2, true],
  [({ earn }) => earn.realWorldProducts(), ['realWorldProducts'], minute, true],
  [({ earn }) => earn.book(), ['positions'], undefined, false],
  [({ earn }) => earn.history(1, 20), ['history', page(1, 20)], undefined, false],
  [({ earn }) => earn.history(2, 20), ['history', page(2, 20)], undefined, false],
  [({ earn }) => earn.history(1, 50), ['history', page(1, 50)], undefined, false],
  [({ earn }) => earn.wholeHistory(), ['history', page(1, 500)], undefined, false],
  [({ programme }) => programme.programme(), ['programme'], 10 * minute, true],
  [({ programme }) => programme.member(), ['member'], minute / 2, false],
  [({ staking }) => staking.terms(), ['terms'], minute, true],
  [({ staking }) => staking.account(), ['account'], minute / 2, false],
  [({ staking }) => staking.rewards(1, 20), ['rewards', page(1, 20)], minute, false],
  [({ staking }) => staking.rewards(2, 20), ['rewards', page(2, 20)], minute, false],
  [({ staking }) => staking.rewards(1, 50), ['rewards', page(1, 50)], minute, false],
];

describe('what is read of money that earns', () => {
  it.each(questions)(
    'is asked of the exchange, and is fresh for as long as it may be (%#)',
    async (read, ...expected) => {
      const reads = setUp();
      await (read(reads) as Resource<unknown>).refresh();
      const [{ staleAfter, outlivesSession = false }] = reads.cache.opened as never as [never];
      expect([reads.host.calls[0], staleAfter, outlivesSession]).toEqual(expected);
    },
  );

  it('is one value for one question', () => {
    const reads = setUp();
    const values = questions.map(([read]) => read(reads));
    expect(new Set(values).size).toBe(questions.length);
    expect(questions.map(([read], index) => read(reads) === values[index])).not.toContain(false);
  });

  it('bears the name of what it is, so that no other part of the application reads it by mistake', () => {
    const reads = setUp();
    for (const [read] of questions) read(reads);
    const keys = reads.cache.opened.map(({ key }) => key);
    expect(new Set(keys.map(([part]) => part))).toEqual(new Set(['earn', 'programme', 'staking']));
    expect(keys.filter((key) => key.length < 2 || key.includes(''))).toEqual([]);
  });

  it('has each event once in all that happened, though some moved to the next page meanwhile', async () => {
    const { earn } = setUp({ history: success({ rows: [{ id: '1' }, { id: '2' }, { id: '1' }], total: 3 }) });
    await earn.wholeHistory().refresh();
    expect(earn.wholeHistory().current).toMatchObject({ status: 'ready', value: [{ id: '1' }, { id: '2' }] });
  });
});

describe('money that has moved', () => {
  it('is read again wherever it is told of', () => {
    const { host, earn, staking } = setUp();
    earn.moved(20);
    expect(host.calls).toEqual([['products'], ['positions'], ['history', page(1, 500)], ['history', page(1, 20)]]);
    staking.moved();
    expect(host.calls.slice(4)).toEqual([['terms'], ['account']]);
  });
});

describe('the renewal of a position', () => {
  it.each([success(undefined), failure({ kind: 'offline' })])(
    'is switched, and the positions are read again whatever came of it (%#)',
    async (answer) => {
      const { host, earn } = setUp({ setAutoReinvest: answer });
      expect(await new RenewEarn(host.port, earn).execute('p1', true)).toEqual(answer);
      expect(host.calls).toEqual([['setAutoReinvest', 'p1', true], ['positions']]);
    },
  );
});
