import type { SecurityPort } from '../../../../src/application/security/security.port';
import { SecurityQueries } from '../../../../src/application/security/security.queries';
import { hour } from '../../../../src/domain/shared/instant';
import { failure, success } from '../../../../src/domain/shared/result';
import { PlainResourceCache } from '../../../fakes/plain-resource-cache';

const until = 1_800_000_000_000;
const removed = { action: 'UNBIND_OTP', at: until - 24 * hour, succeeded: true, ip: '', location: '', device: '' };

function open(history: () => ReturnType<SecurityPort['changes']>, heldUntil: number | undefined) {
  const port = { check: async () => success({ heldUntil }), changes: history };
  return new SecurityQueries(
    new PlainResourceCache({ now: () => 0 }),
    port as unknown as SecurityPort,
    {} as never,
    {} as never,
  );
}

it('a hold is known without the history that tells its cause', async () => {
  const hold = open(async () => failure({ kind: 'offline' }), until).hold();
  await hold.refresh();
  expect(hold.current).toMatchObject({ status: 'ready', value: { until } });
  const none = open(async () => failure({ kind: 'offline' }), undefined).hold();
  await none.refresh();
  expect(none.current).toMatchObject({ status: 'ready', value: { until: undefined } });
});

it('a history that could not be read is not one without a cause, and is asked again', async () => {
  let answers = false;
  const cause = open(
    async () => (answers ? success({ rows: [removed], total: 1 }) : failure({ kind: 'offline' })),
    until,
  ).holdCause(until);
  await cause.refresh();
  expect(cause.current).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
  answers = true;
  await cause.refresh();
  expect(cause.current).toMatchObject({ status: 'ready', value: { because: 'UNBIND_OTP' } });
});
