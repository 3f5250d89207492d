import type { Failure } from '../../../../src/application/kernel/failure';
import { thenRead } from '../../../../src/application/kernel/then-read';
import { failure, success } from '../../../../src/domain/shared/result';

const endless = new Promise<void>(() => undefined);

async function changed(answer: Failure | undefined, read: Promise<void> = Promise.resolve()) {
  let reads = 0;
  const outcome = answer ? failure(answer) : success('made');
  const told = await thenRead(Promise.resolve(outcome), () => {
    reads += 1;
    return read;
  });
  expect(told).toBe(outcome);
  return reads;
}

test('what was changed is told once it has been read again', async () => {
  let read = (): void => undefined;
  let told = false;
  const reading = new Promise<void>((resolve) => (read = resolve));
  const done = thenRead(Promise.resolve(success('made')), () => reading).then(() => (told = true));
  await new Promise(process.nextTick);
  expect(told).toBe(false);
  read();
  expect(await done).toBe(true);
});

test.each<Failure>([
  { kind: 'notFound' },
  { kind: 'duplicate' },
  { kind: 'invalid' },
  { kind: 'rejected', reason: 'notAvailable' },
  { kind: 'unanswered' },
])(
  'a refusal that may mean that what is shown is not so has it read again, and is not held up: $kind',
  async (answer) => {
    expect(await changed(answer, endless)).toBe(1);
  },
);

test.each<Failure>([
  { kind: 'offline' },
  { kind: 'maintenance' },
  { kind: 'rateLimited' },
  { kind: 'cancelled' },
  { kind: 'unauthorised' },
  { kind: 'invalid', wrongProof: { factor: 'OTP', triesLeft: 2 } },
])('any other failure says nothing of what is shown: $kind', async (answer) => {
  expect(await changed(answer)).toBe(0);
});
