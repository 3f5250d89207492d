import { failure, success } from '../../../../../src/domain/shared/result';
import { AntiPhishingStore } from '../../../../../src/presentation/features/security/anti-phishing.store';
import { PageMarkStore } from '../../../../../src/presentation/features/security/page-mark.store';
import { PasskeysStore } from '../../../../../src/presentation/features/security/passkeys.store';
import type { Passkey } from '../../../../../src/domain/security/passkey';
import type { PageMark } from '../../../../../src/domain/security/page-mark';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { proof, proving, seen } from '../../../../support/stores';

const refused = failure({ kind: 'offline' });
const told = (key: string) => [{ kind: 'success', text: { key } }];

describe('the code in genuine mails', () => {
  const open = () => {
    const host = exchange();
    const notices = new RecordedNotices();
    const { acts, stepUp } = proving();
    return { store: new AntiPhishingStore(host.port, stepUp, notices), host, notices, acts };
  };

  it.each([
    ['set', 'SET', 'abc', 'security:antiPhishing.saved'],
    ['remove', 'DELETE', undefined, 'security:antiPhishing.removed'],
  ] as const)('is %s once, proven, and told', async (what, change, code, key) => {
    const { store, host, notices, acts } = open();
    const dialogs = seen(() => store.dialog);
    store.open(what);
    await Promise.all([store[what]('abc'), store[what]('abc')]);
    expect(host.calls).toEqual([['execute', code, proof]]);
    expect(acts).toEqual([{ action: 'ANTI_PHISHING', subject: { change } }]);
    expect([dialogs, notices.shown]).toStrictEqual([[undefined, what, undefined], told(key)]);
  });

  it('stays as it was when it is refused, and so does the dialog until another is opened', async () => {
    const { store, host, notices } = open();
    host.answers['execute'] = refused;
    store.open('set');
    await store.set('abc');
    expect([store.dialog, notices.shown, store.request.failure]).toEqual(['set', [], refused.ok || refused.error]);
    store.close();
    expect(store.request.failure).toBeUndefined();
  });

  it('that could not be removed is told of without the question, which has been answered', async () => {
    const { store, host, notices } = open();
    host.answers['execute'] = refused;
    store.open('remove');
    await store.remove();
    expect([store.dialog, notices.shown, store.request.failure]).toEqual([undefined, [], refused.ok || refused.error]);
    store.open('remove');
    expect(store.request.failure).toBeUndefined();
  });
});

describe('the mark of the right page', () => {
  const mark = { phrase: 'blue boat' } as unknown as PageMark;
  const open = () => {
    const host = exchange();
    const shown = { here: mark as PageMark | undefined };
    const change = new Proxy(host.port, {
      get: (port, name) => (name === 'shownHere' ? shown.here : (Reflect.get(port, name) as unknown)),
    });
    const notices = new RecordedNotices();
    const { acts, stepUp } = proving();
    const store = new PageMarkStore(change, { mark: () => 'mark' } as never, stepUp, notices);
    return { store, host, notices, acts, shown };
  };

  it.each([
    ['set', 'SET', ['set', mark, proof], 'security:pageMark.saved'],
    ['remove', 'DELETE', ['remove', proof], 'security:pageMark.removed'],
  ] as const)('is %s once, proven, and told; what this device shows is known anew', async (what, change, call, key) => {
    const { store, host, notices, acts, shown } = open();
    const here = seen(() => store.shownHere);
    const dialogs = seen(() => store.dialog);
    store.open(what);
    shown.here = undefined;
    await Promise.all([store[what](mark), store[what](mark)]);
    expect([host.calls, acts]).toEqual([[call], [{ action: 'PAGE_MARK', subject: { change } }]]);
    expect([dialogs, here, notices.shown]).toStrictEqual([[undefined, what, undefined], [mark, undefined], told(key)]);
  });

  it('is shown on this device, or no longer', () => {
    const { store, host } = open();
    store.showHere(undefined);
    expect([store.shownHere, host.calls]).toStrictEqual([undefined, [['showHere', undefined]]]);
    expect(store.mark()).toBe('mark');
  });

  it('stays as it was when it is refused', async () => {
    const { store, host, notices } = open();
    Object.assign(host.answers, { set: refused, remove: refused });
    store.open('set');
    await store.set(mark);
    expect([store.dialog, store.request.failure?.kind]).toEqual(['set', 'offline']);
    store.open('remove');
    expect(store.request.failure).toBeUndefined();
    await store.remove();
    expect([store.dialog, notices.shown]).toEqual([undefined, []]);
  });
});

describe('passkeys', () => {
  const passkey = { id: '1' } as Passkey;
  const open = () => {
    const host = exchange({ create: success('made') });
    const notices = new RecordedNotices();
    const { acts, stepUp } = proving();
    let reads = 0;
    let changed = (): void => undefined;
    const queries = { list: () => ({ refresh: async () => void (reads += 1) }) };
    const security = { onChanged: (listener: () => void) => ((changed = listener), () => (changed = () => undefined)) };
    const store = new PasskeysStore(host.port, queries as never, security as never, stepUp, notices);
    return { store, host, notices, acts, change: () => changed(), reads: () => reads };
  };

  it('are made by the device first, then proven and added under their name, once', async () => {
    const { store, host, notices, acts } = open();
    const dialogs = seen(() => store.dialog);
    store.open('add');
    await Promise.all([store.add('phone'), store.add('phone')]);
    expect(host.calls).toEqual([['create'], ['add', 'phone', 'made', proof]]);
    expect(acts).toEqual([{ action: 'ADD_PASSKEY', subject: { name: 'phone' } }]);
    expect([dialogs, notices.shown]).toStrictEqual([[undefined, 'add', undefined], told('security:passkeys.added')]);
  });

  it('take no proof where the device makes none, and the dialog stays', async () => {
    const { store, host, notices, acts } = open();
    host.answers['create'] = refused;
    store.open('add');
    await store.add('phone');
    expect([acts, host.times('add'), store.dialog, notices.shown]).toEqual([[], 0, 'add', []]);
    store.open(passkey);
    expect(store.request.failure).toBeUndefined();
  });

  it('are removed with a proof of which, and told', async () => {
    const { store, host, notices, acts } = open();
    store.open(passkey);
    await store.remove(passkey);
    expect([host.calls, acts]).toEqual([
      [['remove', '1', proof]],
      [{ action: 'REMOVE_PASSKEY', subject: { passkeyId: '1' } }],
    ]);
    expect([store.dialog, notices.shown]).toEqual([undefined, told('security:passkeys.removed')]);
  });

  it('are told as removed only where they are', async () => {
    const { store, host, notices } = open();
    host.answers['remove'] = refused;
    store.open(passkey);
    await store.remove(passkey);
    expect([store.dialog, notices.shown, store.request.failure?.kind]).toEqual([undefined, [], 'offline']);
  });

  it('are read again with every change for as long as they are on screen, and their dialog goes with them', () => {
    const { store, change, reads } = open();
    const stop = store.start();
    change();
    store.open('add');
    stop();
    change();
    expect([reads(), store.dialog]).toStrictEqual([1, undefined]);
  });
});
