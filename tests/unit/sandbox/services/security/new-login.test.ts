import type { User } from '../../../../../sandbox/services/users/user';
import { SecurityWorld } from './security-world';

let world: SecurityWorld;
let ada: User;
const here = { ip: '203.0.113.9', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0' };

beforeEach(async () => {
  world = new SecurityWorld();
  ada = await world.join('ada@example.com');
});
afterEach(() => world.database.close());

const told = () =>
  world.database
    .all<{ title: string; body: string; message: string }>('SELECT title, body, message FROM notifications')
    .map(({ title, body, message }) => ({ title, body, message: JSON.parse(message) as unknown }));
const mails = () => world.areas.mailbox.list('ada@example.com').map(({ subject }) => subject);

it('of a device that was not seen before is told in the bell and by mail, with device, place and time', () => {
  world.areas.places.pretend('203.0.113.0/24', 'CH', 'Zurich');
  world.areas.signIns.beginAs(ada, here);
  const place = 'Zurich, Switzerland (203.0.113.9)';
  expect(told()).toEqual([
    {
      title: 'New login',
      body: `Your account was logged in to on Chrome on Linux from ${place}, 2025-10-09 08:53 UTC.`,
      message: { key: 'newLogin', values: { device: 'Chrome on Linux', place } },
    },
  ]);
  expect(mails()).toEqual(['New login']);
});

it('of a device that was seen is told nobody again', () => {
  world.areas.signIns.beginAs(ada, here);
  world.areas.signIns.beginAs(ada, here);
  expect([told().length, mails()]).toEqual([1, ['New login']]);
});

it('at first, by which somebody joins, is none', () => {
  expect([told(), mails()]).toEqual([[], []]);
});

it('after closing sends nobody to devices that are logged out', () => {
  world.areas.security.records.changed(ada, 'CLOSE_ACCOUNT', 'Your account was closed', {});
  expect(world.areas.mailbox.list('ada@example.com')[0]?.lines).toEqual([
    "Your account was closed. If this wasn't you, contact support.",
  ]);
});
