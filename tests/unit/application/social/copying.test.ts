import { CopiesQueries } from '../../../../src/application/social/copies.queries';
import { ManageCopy } from '../../../../src/application/social/manage-copy.use-case';
import { MoveCopyMoney } from '../../../../src/application/social/move-copy-money.use-case';
import { StartCopy } from '../../../../src/application/social/start-copy.use-case';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { type Asked, exchange } from '../../../support/asked-exchange';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { ReadCache } from '../../../support/read-cache';

const lost = failure({ kind: 'unanswered' } as const);
const refused = failure({ kind: 'invalid' } as const);
const offline = failure({ kind: 'offline' } as const);

function setUp(answers: Record<string, unknown>) {
  const host = exchange(answers);
  const time = new FakeScheduler();
  const queries = new CopiesQueries(new ReadCache(), host.port);
  return {
    host,
    time,
    start: new StartCopy(host.port, host.port, queries, time),
    move: new MoveCopyMoney(host.port, host.port, queries, time),
    manage: new ManageCopy(host.port, queries),
  };
}

/** What is told of something whose answer never came. */
function toldOf(sent: unknown): jest.Mock {
  const told = jest.fn();
  const dispatch = sent as { value: { status: string; outcome: Promise<unknown> } };
  expect(dispatch).toMatchObject({ ok: true, value: { status: 'lookedUp' } });
  void dispatch.value.outcome.then(told);
  return told;
}

describe('a copy of a strategy', () => {
  const wish = { strategyId: 's1', amount: decimal('100') } as never;
  const copy = (copyId: string, strategyId = 's1') => ({ copyId, strategyId });
  const begun = (host: Asked, ...copies: readonly object[]) => (host.answers['copies'] = success(copies));

  it('begins with the answer, and the own copies are read again', async () => {
    const { host, start } = setUp({ copies: success([]), start: success({ copyId: 'c1' }) });
    expect(await start.execute(wish)).toEqual(success({ status: 'done', value: { copyId: 'c1' } }));
    expect(host.calls).toEqual([['copies'], ['start', wish], ['copies']]);
    host.answers['start'] = refused;
    expect(await start.execute(wish)).toEqual(refused);
    expect(host.times('copies')).toBe(4);
  });

  it('is not asked for where nobody knows what was there before', async () => {
    const { host, start } = setUp({ copies: offline });
    expect(await start.execute(wish)).toEqual(offline);
    expect(host.calls).toEqual([['copies']]);
  });

  it('whose answer was lost is found among the own copies, and is neither an older one nor that of another strategy', async () => {
    const { host, time, start } = setUp({ copies: success([copy('c1')]), start: lost });
    const told = toldOf(await start.execute(wish));
    begun(host, copy('c2', 's2'), copy('c1'));
    await time.settle(10_000, 1_000);
    expect(told).not.toHaveBeenCalled();
    begun(host, copy('c3'), copy('c2', 's2'), copy('c1'));
    await time.settle(15_000, 1_000);
    expect(told).toHaveBeenCalledWith({ status: 'done', value: { copyId: 'c3' } });
    expect(host.times('start')).toBe(1);
  });
});

describe('money of a copy', () => {
  const amount = decimal('-50');
  const row = (movementId: string, moved: string) => ({ movementId, amount: decimal(moved) });
  const moved = (host: Asked, ...rows: readonly object[]) => (host.answers['movements'] = success(rows));

  it('moves with the answer, and what shows it is read again', async () => {
    const { host, move } = setUp({ movements: success([]), move: success({ shared: decimal('3.86') }) });
    const value = { amount, shared: decimal('3.86') };
    expect(await move.execute('c1', amount)).toEqual(success({ status: 'done', value }));
    expect(host.calls).toEqual([
      ['movements', 'c1'],
      ['move', 'c1', amount],
      ['copies'],
      ['movements', 'c1'],
      ['profitShares', 'c1'],
    ]);
    host.answers['move'] = refused;
    expect(await move.execute('c1', amount)).toEqual(refused);
  });

  it('is not moved where nobody knows what was moved before', async () => {
    const { host, move } = setUp({ movements: offline });
    expect(await move.execute('c1', amount)).toEqual(offline);
    expect(host.calls).toEqual([['movements', 'c1']]);
  });

  it('whose answer was lost is found among the movements, and is neither an older one nor one of another amount', async () => {
    const { host, time, move } = setUp({ movements: success([row('1', '-50')]), move: lost });
    const told = toldOf(await move.execute('c1', amount));
    moved(host, row('2', '50'), row('1', '-50'));
    await time.settle(10_000, 1_000);
    expect(told).not.toHaveBeenCalled();
    moved(host, row('3', '-50'), row('2', '50'), row('1', '-50'));
    await time.settle(15_000, 1_000);
    expect(told).toHaveBeenCalledWith({ status: 'done', value: { amount, shared: undefined } });
    expect(host.times('move')).toBe(1);
  });
});

describe('a copy that runs', () => {
  const terms = { leverage: 2 } as never;

  it.each([
    [(manage: ManageCopy) => manage.change('c1', terms), ['change', 'c1', terms]],
    [(manage: ManageCopy) => manage.pause('c1', true), ['pause', 'c1', true]],
    [(manage: ManageCopy) => manage.stop('c1', false), ['stop', 'c1', false]],
    [(manage: ManageCopy) => manage.closePosition('c1', 'PERP_BTC_USDT'), ['closePosition', 'c1', 'PERP_BTC_USDT']],
  ] as const)('is read again after a change, whatever came of it (%#)', async (change, call) => {
    const { host, manage } = setUp({});
    expect(await change(manage)).toEqual(success(undefined));
    host.answers[call[0]] = lost;
    expect(await change(manage)).toEqual(lost);
    expect(host.calls).toEqual([call, ['copies'], call, ['copies']]);
  });
});
