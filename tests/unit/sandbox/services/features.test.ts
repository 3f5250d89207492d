import { Features } from '../../../../sandbox/services/features/features';
import type { User } from '../../../../sandbox/services/users/user';
import { openDatabase } from '../../../../sandbox/storage/database';

const key = 'marketplace-view';
const users = Array.from({ length: 40 }, (_, userId) => ({ userId }) as User);

describe('features', () => {
  const features = new Features(openDatabase(undefined));
  const of = (user: User) => features.forUser(user).find((each) => each.key === key)!;
  const anybodys = () => features.forAnybody().find((each) => each.key === key)!;

  it('reach visitors once everybody has them', () => {
    features.change(key, { rollout: 99 });
    expect(anybodys()).toMatchObject({ enabled: false, variant: undefined });
    features.change(key, { rollout: 100 });
    expect(anybodys()).toMatchObject({ enabled: true, variant: 'cards' });
  });

  it('come in each of their forms, to each account always in the same', () => {
    features.change(key, { rollout: 100, variants: ['cards', 'table'] });
    const forms = users.map((user) => of(user).variant);
    expect(new Set(forms)).toEqual(new Set(['cards', 'table']));
    expect(users.map((user) => of(user).variant)).toEqual(forms);
  });

  it('are refused to whoever does not have them', () => {
    features.change(key, { rollout: 50 });
    for (const user of users) {
      const ask = () => features.require(user, key);
      if (of(user).enabled) expect(ask).not.toThrow();
      else expect(ask).toThrow();
    }
    expect(new Set(users.map((user) => of(user).enabled)).size).toBe(2);
  });
});
