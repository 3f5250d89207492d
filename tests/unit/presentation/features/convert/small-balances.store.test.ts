import { Subject } from '../../../../../src/application/kernel/observable-value';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { SmallBalance } from '../../../../../src/domain/wallet/small-balance';
import { SmallBalancesStore } from '../../../../../src/presentation/features/convert/small-balances.store';
import { seen } from '../../../../support/stores';

const small = (asset: string, amount = 1) => ({ asset, amount: decimal(amount) }) as SmallBalance;

/** Each asset brings 2 of the other; those named are refused a price, or refused when it is taken. */
function open(refused: { readonly price?: string; readonly taking?: string } = {}) {
  const asked: string[] = [];
  const visit = new Subject(0);
  let reads = 0;
  const quote = async (asset: string, into: string, amount: { toFixed(): string }) => {
    asked.push(`${asset} ${amount.toFixed()} ${into}`);
    return asset === refused.price ? failure({ kind: 'offline' }) : success({ asset, buyAmount: decimal(2) });
  };
  const execute = async ({ asset }: { asset: string }, lose: () => void) => {
    lose();
    if (asset === refused.taking) return { status: 'notTaken', failure: { kind: 'notFound' } };
    // The exchange has booked something else than it had offered, or does not say.
    return { status: 'taken', booked: asset === 'ETH' ? { buyAmount: decimal('1.5') } : undefined };
  };
  const queries = { holdings: () => ({ refresh: async () => void (reads += 1) }) };
  const store = new SmallBalancesStore(queries as never, { quote } as never, { execute } as never, { visit });
  return { store, asked, visit, reads: () => reads };
}

test('each is converted once, one after the other, and what came of all is summed: as booked, else as offered', async () => {
  const { store, asked, reads } = open();
  const busy = seen(() => store.busy);
  const received = seen(() => store.received?.toFixed());
  store.choose('USDC');
  const balances = [small('ETH', 3), small('WOO')];
  await Promise.all([store.convert(balances), store.convert(balances)]);
  expect(asked).toEqual(['ETH 3 USDC', 'WOO 1 USDC']);
  expect([busy, received]).toEqual([
    [false, true, false],
    [undefined, '0', '1.5', '3.5'],
  ]);
  expect(reads()).toBe(1);
});

test('what is refused is told at its asset and stops none of the others', async () => {
  const { store, asked } = open({ price: 'ETH', taking: 'WOO' });
  await store.convert([small('ETH'), small('WOO'), small('OP')]);
  expect(asked.map((each) => each.split(' ')[0])).toEqual(['ETH', 'WOO', 'OP']);
  expect([...store.failures]).toEqual([
    ['ETH', { kind: 'offline' }],
    ['WOO', { kind: 'notFound' }],
  ]);
  expect(store.received).toEqual(decimal(2));
});

test('the next conversion begins anew: nothing received, nothing refused', async () => {
  const { store } = open({ price: 'ETH' });
  await store.convert([small('ETH'), small('OP')]);
  await store.convert([small('WOO')]);
  expect([[...store.failures], store.received]).toEqual([[], decimal(2)]);
});

test('USDT is bought unless something else is chosen, and what was left out can be taken along again', () => {
  const { store } = open();
  const into = seen(() => store.into);
  store.choose('USDC');
  store.take('ETH', false);
  store.take('OP', false);
  store.take('ETH', true);
  expect([into, [...store.left]]).toEqual([['USDT', 'USDC'], ['OP']]);
});

test('what was not converted when another account came in is not: it is not theirs', async () => {
  const { store, asked, visit } = open();
  const converting = store.convert([small('ETH'), small('WOO')]);
  visit.set(1);
  await converting;
  expect(asked).toEqual(['ETH 1 USDT']);
});
