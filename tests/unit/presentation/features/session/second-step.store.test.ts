import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { SecondFactorChoice } from '../../../../../src/application/session/sign-in.port';
import { failure } from '../../../../../src/domain/shared/result';
import { SecondStepStore } from '../../../../../src/presentation/features/session/second-step.store';
import { exchange } from '../../../../support/asked-exchange';
import { seen } from '../../../../support/stores';

const phone = { id: 'p', kind: 'phone' } as unknown as SecondFactorChoice;
const app = { id: 'a', kind: 'totp' } as unknown as SecondFactorChoice;

function open(choices: readonly SecondFactorChoice[] = [phone, app]) {
  const host = exchange();
  const secondStep = new Subject<readonly SecondFactorChoice[] | undefined>(choices);
  const store = new SecondStepStore(host.port, { secondStep } as never, { now: () => 1_000 });
  return { store, host, secondStep };
}

test('the app is chosen first, since it shows its code at once; else what there is', () => {
  const { store, secondStep } = open();
  const chosen = seen(() => store.chosen?.id ?? 'none');
  secondStep.set([phone]);
  secondStep.set(undefined);
  expect([chosen, store.choices]).toStrictEqual([['a', 'p', 'none'], undefined]);
});

test('a code is sent to the chosen factor once, and the next may be sent after a pause', async () => {
  const { store, host } = open([phone]);
  const pauses = seen(() => store.resendAt !== undefined);
  await Promise.all([store.send(), store.send()]);
  expect([host.calls, pauses]).toEqual([[['sendCode', 'p']], [false, true]]);
  expect(store.resendAt).toBeGreaterThan(1_000);
});

test('a code that could not be sent is told, and another choice knows nothing of it', async () => {
  const { store, host } = open([phone, app]);
  store.choose('p');
  Object.assign(host.answers, { sendCode: failure({ kind: 'offline' }), execute: failure({ kind: 'invalid' }) });
  await store.send();
  expect([await store.finish('1'), store.resendAt, store.sending.failure?.kind, store.entering.failure?.kind]).toEqual([
    false,
    undefined,
    'offline',
    'invalid',
  ]);
  store.choose('a');
  expect([store.sending.failure, store.entering.failure]).toStrictEqual([undefined, undefined]);
});

test('a new code forgets that the one before was wrong', async () => {
  const { store, host } = open([phone]);
  host.answers['execute'] = failure({ kind: 'invalid' });
  await store.finish('1');
  await store.send();
  expect(store.entering.failure).toBeUndefined();
});

test('the code is entered for the chosen factor, once', async () => {
  const { store, host } = open();
  expect(await Promise.all([store.finish('1'), store.finish('1')])).toEqual([true, false]);
  expect(host.calls).toEqual([['execute', 'a', '1']]);
});

test('without a second step nothing is sent; whoever goes back gives it up', async () => {
  const { store, host, secondStep } = open();
  secondStep.set(undefined);
  await store.send();
  expect([await store.finish('1'), host.calls]).toEqual([false, []]);
  store.back();
  expect(host.calls).toEqual([['abandon']]);
});
