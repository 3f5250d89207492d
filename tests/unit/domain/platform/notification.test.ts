import { notificationOf, type HostNotification } from '../../../../src/domain/platform/notification';

const host: HostNotification = {
  id: '1',
  type: 'DEPOSIT',
  level: 'success',
  title: 'Deposit',
  body: '1 BTC came in',
  message: { key: 'deposited', values: { amount: '1' } },
  link: '/wallet',
  read: false,
  at: 5,
};

describe('what the exchange tells a person', () => {
  it('is taken over where it is known', () => {
    expect(notificationOf(host)).toEqual(host);
  });

  it('is another kind, an information and without words of ours where it is not', () => {
    const strange = { ...host, type: 'PARTY', level: 'loud', message: { key: 'danced', values: {} } };
    expect(notificationOf(strange)).toMatchObject({ type: 'other', level: 'info', message: undefined });
    expect(notificationOf({ ...host, message: undefined }).message).toBeUndefined();
  });

  it.each([
    ['/wallet', '/wallet'],
    ['/', '/'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['https://evil.example/', undefined],
    ['wallet', undefined],
    ['x/wallet', undefined],
    [undefined, undefined],
  ])('leads from %s to %s: never to another site', (link, to) => {
    expect(notificationOf({ ...host, link }).link).toBe(to);
  });
});
