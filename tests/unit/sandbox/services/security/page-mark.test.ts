import type { PageMark } from '../../../../../src/domain/security/page-mark';
import type { User } from '../../../../../sandbox/services/users/user';
import { refusal, SecurityWorld } from './security-world';

const mark: PageMark = { picture: 'kite', phrase: 'over the hills' };
let world: SecurityWorld;
let ada: User;

beforeEach(async () => {
  world = new SecurityWorld();
  ada = await world.join('ada@example.com');
});
const pageMark = () => world.areas.security.pageMark;
const mailed = (change: 'SET' | 'DELETE') => {
  world.now += 61_000;
  return { emailCode: world.mailedCode(ada, { action: 'PAGE_MARK', subject: { change } }) };
};
const newestMail = () => world.areas.mailbox.list(ada.email)[0]!.lines.join('\n');

it('is set and removed with a proof for that alone, and stands in every mail meanwhile', async () => {
  expect(await refusal(pageMark().set(ada, mark, {}, {}))).toMatch(/^-1005/);
  expect(await refusal(pageMark().set(ada, mark, mailed('DELETE'), {}))).toMatch(/^-1005/);
  await pageMark().set(ada, mark, mailed('SET'), {});
  expect(pageMark().of(ada)).toEqual(mark);
  expect(newestMail()).toContain('kite, “over the hills”');
  const removal = mailed('DELETE');
  expect(newestMail()).toContain('kite, “over the hills”');
  expect(await refusal(pageMark().remove(ada, {}, {}))).toMatch(/^-1005/);
  await pageMark().remove(ada, removal, {});
  expect(pageMark().of(ada)).toBeUndefined();
  expect(newestMail()).not.toContain('kite');
});

it('is sealed, and takes no line that would look like the exchange’s own', async () => {
  await pageMark().set(ada, mark, mailed('SET'), {});
  expect(JSON.stringify(world.database.all('SELECT * FROM security_states'))).not.toContain(mark.phrase);
  for (const phrase of ['abc', 'a'.repeat(41), 'two\nlines of it', 'turned \u202e round'])
    expect(await refusal(pageMark().set(ada, { ...mark, phrase }, mailed('SET'), {}))).toMatch(/^-1005 .*phrase/);
});
