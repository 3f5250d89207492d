import { AccountSettingsCommandsPort } from '../../../src/application/account/account-settings-commands.port';
import { NotificationsCommandsPort } from '../../../src/application/platform/notifications-commands.port';
import { NotificationsPort } from '../../../src/application/platform/notifications.port';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';

onBothSides('NotificationsPort', (open) => {
  let world: PortWorld;
  let number = 0;

  const somebody = (): Promise<PortVisitor> => world.join(`told-${(number += 1)}@example.com`);
  const tell = ({ userId, accountId }: PortVisitor, title: string): void =>
    world.areas.notifications.tell(
      { userId, applicationId: accountId },
      {
        type: title === 'Prize' ? 'CAMPAIGN' : 'DEPOSIT',
        level: 'success',
        title,
        body: '1 BTC',
        message: { key: 'deposited', values: { amount: '1', asset: 'BTC' } },
        link: '/wallet',
      },
    );
  const page = { page: 1, size: 2 };

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('lists what was told, newest first, page by page, with what it is about', async () => {
    const visitor = await somebody();
    for (const title of ['First', 'Second', 'Third']) tell(visitor, title);
    const port = visitor.port(NotificationsPort);
    const { rows, total, unread } = value(await port.list(page));
    expect([rows.map(({ title }) => title), total, unread]).toEqual([['Third', 'Second'], 3, 3]);
    expect(rows[0]).toMatchObject({
      type: 'DEPOSIT',
      link: '/wallet',
      read: false,
      message: { key: 'deposited', values: { amount: '1', asset: 'BTC' } },
    });
    expect(value(await port.list({ ...page, page: 2 })).rows.map(({ title }) => title)).toEqual(['First']);
  });

  it('keeps what is read apart from what is not', async () => {
    const visitor = await somebody();
    for (const title of ['First', 'Prize']) tell(visitor, title);
    const port = both(visitor, NotificationsPort, NotificationsCommandsPort);
    const [prize] = value(await port.list({ ...page, type: 'CAMPAIGN' })).rows;
    value(await port.markRead(prize!.id));
    expect(value(await port.list({ ...page, unreadOnly: true })).rows.map(({ title }) => title)).toEqual(['First']);
    value(await port.markRead());
    expect(value(await port.list(page))).toMatchObject({ total: 2, unread: 0 });
  });

  it('mails a deposit to whoever wants that, and to nobody else', async () => {
    const [wanting, other] = [await somebody(), await somebody()];
    value(await wanting.port(AccountSettingsCommandsPort).savePreferences({ 'notify.DEPOSIT.email': true }));
    for (const visitor of [wanting, other]) tell(visitor, 'First');
    await Promise.resolve();
    const mailsTo = ({ userId }: PortVisitor) =>
      world.areas.mailbox.list(world.areas.users.byId(userId)!.email).map(({ subject }) => subject);
    expect([mailsTo(wanting), mailsTo(other)]).toEqual([['First'], []]);
  });

  it('takes one off the list, and nobody else’s', async () => {
    const [visitor, other] = [await somebody(), await somebody()];
    tell(visitor, 'First');
    const port = both(visitor, NotificationsPort, NotificationsCommandsPort);
    const [first] = value(await port.list(page)).rows;
    const refused = { ok: false, error: { kind: 'notFound' } };
    expect(await other.port(NotificationsCommandsPort).remove(first!.id)).toMatchObject(refused);
    expect(await other.port(NotificationsCommandsPort).markRead(first!.id)).toMatchObject(refused);
    value(await port.remove(first!.id));
    expect(value(await port.list(page)).rows).toEqual([]);
    expect(await port.remove(first!.id)).toMatchObject(refused);
  });
});
