import { failure } from '../../../../../src/domain/shared/result';
import type { Device } from '../../../../../src/domain/security/security-overview';
import { DevicesStore } from '../../../../../src/presentation/features/security/devices.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { seen } from '../../../../support/stores';

const phone = { id: '1' } as Device;
const told = (kind: string, key: string) => [{ kind, text: { key } }];

function open() {
  const host = exchange();
  const notices = new RecordedNotices();
  const read: number[] = [];
  const queries = { devices: (page: number) => ({ refresh: async () => void read.push(page) }) };
  return { store: new DevicesStore(queries as never, host.port, notices), host, notices, read };
}

test.each([
  [phone, ['end', '1'], 'security:devices.ended'],
  ['others' as const, ['endOthers'], 'security:devices.othersEnded'],
])('whoever was asked about is logged out once, and told', async (about, call, key) => {
  const { store, host, notices, read } = open();
  const asked = seen(() => store.asking);
  store.ask(about);
  await Promise.all([store.end(), store.end()]);
  expect([host.calls, notices.shown, read]).toEqual([[call], told('success', key), []]);
  expect(asked).toStrictEqual([undefined, about, undefined]);
});

test('nobody is logged out who was not asked about', async () => {
  const { store, host } = open();
  store.ask(phone);
  store.ask(undefined);
  await store.end();
  expect(host.calls).toEqual([]);
});

test('that somebody could not be logged out is told', async () => {
  const { store, host, notices } = open();
  host.answers['end'] = failure({ kind: 'offline' });
  store.ask(phone);
  await store.end();
  expect([notices.shown, store.asking]).toStrictEqual([told('error', 'common:failure.offline'), undefined]);
});

test('a device is stopped from being pushed to at once, and told whether it is', async () => {
  const { store, host, notices, read } = open();
  await store.stopPush(phone);
  expect([host.calls, notices.shown, read]).toEqual([
    [['stopPush', '1']],
    told('success', 'security:devices.pushStopped'),
    [],
  ]);
  host.answers['stopPush'] = failure({ kind: 'offline' });
  await store.stopPush(phone);
  expect(notices.shown.slice(1)).toEqual(told('error', 'common:failure.offline'));
});

test('a later page is read again after what was done there', async () => {
  const { store, read } = open();
  const pages = seen(() => store.page);
  store.show(2);
  store.ask(phone);
  await store.end();
  await store.stopPush(phone);
  expect([pages, read]).toEqual([
    [1, 2],
    [2, 2],
  ]);
});
