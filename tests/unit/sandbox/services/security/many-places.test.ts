import { SecurityWorld } from './security-world';

let world: SecurityWorld;
beforeEach(() => {
  world = new SecurityWorld();
});
afterEach(() => world.database.close());

it('failures from three addresses within an hour are told, once a day', async () => {
  const ada = await world.join('ada@example.com');
  const { signIns, security, mailbox } = world.areas;
  const told = (): number => mailbox.list(ada.email).filter(({ subject }) => subject.includes('several places')).length;
  const fails = (ip: string): void => signIns.refused(ada.identity, { ip });
  for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.2', '203.0.113.1']) fails(ip);
  world.now += 2 * 60 * 60_000;
  fails('203.0.113.3');
  expect(told()).toBe(0);
  security.records.failed(ada, 'REFUSED', { ip: '203.0.113.4' });
  fails('203.0.113.5');
  expect(told()).toBe(1);
  fails('203.0.113.6');
  expect(told()).toBe(1);
  world.now += 25 * 60 * 60_000;
  for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) fails(ip);
  expect(told()).toBe(2);
});
