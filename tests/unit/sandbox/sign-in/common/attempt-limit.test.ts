import { AttemptLimit } from '../../../../../sandbox/sign-in/common/attempt-limit';
import { openDatabase } from '../../../../../sandbox/storage/database';

describe('a limit of attempts', () => {
  const database = openDatabase(undefined);
  let now = 0;
  const limit = (name = 'guesses') => new AttemptLimit(database, name, 2, 1_000, () => now);
  beforeEach(() => {
    now += 10_000;
  });
  afterAll(() => database.close());

  it('is reached by as many as are allowed, and forgotten when its span since the first is over', () => {
    const guesses = limit();
    guesses.count('ada');
    expect(guesses.isExceeded('ada')).toBe(false);
    now += 900;
    guesses.count('ada');
    expect(guesses.isExceeded('ada')).toBe(true);
    now += 100;
    expect(guesses.isExceeded('ada')).toBe(false);
    guesses.count('ada');
    expect(guesses.isExceeded('ada')).toBe(false);
  });

  it('holds for one key and one kind of attempt, and after a restart', () => {
    limit().count('bob');
    limit().count('bob');
    expect(limit().isExceeded('bob')).toBe(true);
    expect(limit().isExceeded('eve')).toBe(false);
    expect(limit('mails').isExceeded('bob')).toBe(false);
    limit().clear('bob');
    expect(limit().isExceeded('bob')).toBe(false);
  });
});
