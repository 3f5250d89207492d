import { LeadingQueries } from '../../../../src/application/social/leading.queries';
import { LeadStrategy } from '../../../../src/application/social/lead-strategy.use-case';
import { StrategiesQueries } from '../../../../src/application/social/strategies.queries';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { FakeScheduler, flushPromises } from '../../../support/fake-scheduler';
import { ReadCache } from '../../../support/read-cache';

const lost = failure({ kind: 'unanswered' } as const);
const refused = failure({ kind: 'invalid' } as const);
const wish = { kind: 'SPOT', name: 'Patience' } as never;
const own = { kind: 'SPOT', name: 'Patience', strategyId: 's1', closedAt: undefined };

function setUp(answers: Record<string, unknown> = {}) {
  const host = exchange({
    state: success({ strategies: [] }),
    strategies: success({ rows: [], total: 0 }),
    ...answers,
  });
  const time = new FakeScheduler();
  const cache = new ReadCache();
  const lead = new LeadStrategy(
    host.port,
    host.port,
    new LeadingQueries(cache, host.port),
    new StrategiesQueries(cache, host.port),
    time,
  );
  return { host, time, lead };
}

describe('a strategy of one’s own', () => {
  it('opens with the answer, and every list that shows it is read again', async () => {
    const { host, lead } = setUp({ open: success({ strategyId: 's1' }) });
    expect(await lead.open(wish)).toEqual(success({ status: 'done', value: { strategyId: 's1' } }));
    expect(host.calls).toEqual([['open', wish], ['strategies', 1, 100], ['state']]);
    host.answers['open'] = refused;
    expect(await lead.open(wish)).toEqual(refused);
  });

  it('is refused for what there is already once the own strategies are known as they are', async () => {
    const { host, lead } = setUp({ open: failure({ kind: 'duplicate' }) });
    let read: (answer: unknown) => void = () => undefined;
    host.answers['state'] = new Promise((resolve) => (read = resolve));
    const told = jest.fn();
    void lead.open(wish).then(told);
    await flushPromises();
    expect(told).not.toHaveBeenCalled();
    read(success({ strategies: [own] }));
    await flushPromises();
    expect(told).toHaveBeenCalledWith(failure({ kind: 'duplicate' }));
  });

  it('is refused at once for anything else', async () => {
    const { host, lead } = setUp({ open: refused });
    host.answers['state'] = new Promise(() => undefined);
    expect(await lead.open(wish)).toEqual(refused);
  });

  it.each([
    ['of another kind', { kind: 'PERP' }],
    ['of another name', { name: 'Haste' }],
    ['that is closed', { closedAt: 5 }],
  ])('whose answer was lost is not taken for one %s', async (_name, other) => {
    const { host, time, lead } = setUp({ open: lost, state: success({ strategies: [{ ...own, ...other }] }) });
    const sent = await lead.open(wish);
    const told = jest.fn();
    void (sent as never as { value: { outcome: Promise<unknown> } }).value.outcome.then(told);
    await time.settle(10_000, 1_000);
    expect(told).not.toHaveBeenCalled();
    host.answers['state'] = success({ strategies: [{ ...own, ...other, strategyId: 's0' }, own] });
    await time.settle(15_000, 1_000);
    expect(told).toHaveBeenCalledWith({ status: 'done', value: { strategyId: 's1' } });
    expect(host.times('open')).toBe(1);
  });

  it('is described in other words, which are read once before the answer is told', async () => {
    const { host, lead } = setUp();
    expect(await lead.describe('s1', 'Slow and sure.')).toEqual(success(undefined));
    expect(host.calls[0]).toEqual(['describe', 's1', 'Slow and sure.']);
    expect([host.times('state'), host.times('strategies')]).toEqual([1, 1]);
    let read: (state: unknown) => void = () => undefined;
    host.answers['state'] = new Promise((resolve) => (read = resolve));
    const told = jest.fn();
    void lead.describe('s1', 'Sure and slow.').then(told);
    await flushPromises(24);
    expect(told).not.toHaveBeenCalled();
    read(success({ strategies: [] }));
    await flushPromises(24);
    expect(told).toHaveBeenCalledWith(success(undefined));
  });

  it('that cannot be described is said so at once, and is read again all the same', async () => {
    const { host, lead } = setUp({ describe: refused, state: new Promise(() => undefined) });
    const told = jest.fn();
    void lead.describe('s1', 'x').then(told);
    await flushPromises(24);
    expect(told).toHaveBeenCalledWith(refused);
    expect([host.times('state'), host.times('strategies')]).toEqual([1, 1]);
  });

  it.each([success(undefined), lost])(
    'is closed, and read once before the answer is told, whatever came of it (%#)',
    async (answer) => {
      const { host, lead } = setUp({ close: answer });
      expect(await lead.close('s1')).toEqual(answer);
      expect(host.calls[0]).toEqual(['close', 's1']);
      expect(host.calls).toContainEqual(['copiers', 's1']);
      expect([host.times('state'), host.times('strategies')]).toEqual([1, 1]);
    },
  );
});
