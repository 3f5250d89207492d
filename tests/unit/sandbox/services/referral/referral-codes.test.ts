import { ReferralCodes } from '../../../../../sandbox/services/referral/referral-codes';
import type { User } from '../../../../../sandbox/services/users/user';
import { openDatabase } from '../../../../../sandbox/storage/database';

const ida = { userId: 1 } as User;
const fay = { userId: 2 } as User;
const rate = 2_000;

function open() {
  let drawn = 0;
  return new ReferralCodes(
    openDatabase(undefined),
    () => 1_700_000_000_000,
    (below) => (drawn = (drawn * 7 + 3) % 1_009) % below,
  );
}

describe('the codes by which somebody invites', () => {
  it('begin with a standard one that gives the invited nothing, made once', () => {
    const codes = open();
    const [first, ...others] = codes.of(ida);
    expect(first).toStrictEqual({
      codeId: 1,
      userId: 1,
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/) as string,
      standard: true,
      friendRate: 0,
      note: '',
      createdAt: 1_700_000_000_000,
    });
    expect([others, codes.of(ida)]).toEqual([[], [first]]);
    expect(codes.byCode(first!.code.toLowerCase())).toEqual(first);
    expect(codes.byCode('NOBODYS')).toBeUndefined();
  });

  it('are drawn again where somebody has the code that was drawn', () => {
    const draws = [...Array<number>(8).fill(0), ...Array<number>(8).fill(0), ...Array<number>(8).fill(1)];
    const codes = new ReferralCodes(
      openDatabase(undefined),
      () => 0,
      () => draws.shift()!,
    );
    expect(codes.of(ida)[0]!.code).toBe('AAAAAAAA');
    expect(codes.suggestion()).toBe('BBBBBBBB');
  });

  it('may be chosen, with a part for the invited and a note', () => {
    const codes = open();
    const [, own] = codes.add(ida, { code: 'Ida4', friendRate: rate, note: 'For friends' }, rate);
    expect(own).toMatchObject({ code: 'Ida4', standard: false, friendRate: 2_000, note: 'For friends' });
    const [, , drawn] = codes.add(ida, {}, rate);
    expect(drawn).toMatchObject({ code: expect.stringMatching(/^\w{8}$/) as string, friendRate: 0, note: '' });
    expect(codes.of(fay)).toHaveLength(1);
  });

  it.each([
    ['a code of three letters', { code: 'abc' }, 'code'],
    ['a code of seventeen', { code: 'a'.repeat(17) }, 'code'],
    ['a code with a sign', { code: 'ida-4' }, 'code'],
    ['a part below nothing', { friendRate: -1 }, 'friend_rate'],
    ['a part above the whole', { friendRate: rate + 1 }, 'friend_rate'],
    ['half a hundredth of a percent', { friendRate: 0.5 }, 'friend_rate'],
    ['a note that is too long', { note: 'n'.repeat(65) }, 'note'],
    ['a note of two lines', { note: 'one\ntwo' }, 'note'],
  ])('are not made with %s, and nothing is kept of it', (_, wanted, field) => {
    const codes = open();
    const before = codes.of(ida);
    expect(() => codes.add(ida, wanted, rate)).toThrow(
      expect.objectContaining({ code: -1005, message: expect.stringContaining(field) as string }),
    );
    expect(codes.of(ida)).toEqual(before);
  });

  it.each(['abcd', 'A'.repeat(16)])('may be as short or as long as %s', (code) => {
    expect(open().add(ida, { code, note: '🎁'.repeat(64) }, rate)).toHaveLength(2);
  });

  it('are one person’s alone, in any casing', () => {
    const codes = open();
    codes.add(ida, { code: 'FRIENDS' }, rate);
    expect(() => codes.add(fay, { code: 'friends' }, rate)).toThrow('The code is taken.');
  });

  it('are twenty at most, the standard one among them', () => {
    const codes = open();
    for (let made = 1; made < 20; made += 1) codes.add(ida, {}, rate);
    expect(codes.of(ida)).toHaveLength(20);
    expect(() => codes.add(ida, {}, rate)).toThrow('There can be 20 referral codes.');
    expect(codes.add(fay, {}, rate)).toHaveLength(2);
  });

  it('are changed in what is named and in nothing else, by who has them', () => {
    const codes = open();
    const [first, own] = codes.add(ida, { code: 'FRIENDS', friendRate: 500, note: 'Old' }, rate);
    expect(codes.edit(ida, own!.codeId, { note: 'New' }, rate)).toEqual([first, { ...own, note: 'New' }]);
    expect(codes.edit(ida, own!.codeId, { friendRate: 0 }, rate)[1]).toEqual({ ...own, note: 'New', friendRate: 0 });
    expect(() => codes.edit(ida, own!.codeId, { friendRate: rate + 1 }, rate)).toThrow('friend_rate');
    expect(() => codes.edit(fay, own!.codeId, { note: 'Mine' }, rate)).toThrow(
      expect.objectContaining({ code: -1006 }),
    );
    expect(codes.of(ida)[1]!.note).toBe('New');
  });

  it('have one standard among them: another takes its place, and nobody else’s', () => {
    const codes = open();
    const [, own] = codes.add(ida, { code: 'FRIENDS' }, rate);
    const [theirs] = codes.of(fay);
    expect(codes.makeStandard(ida, own!.codeId).map(({ standard }) => standard)).toEqual([false, true]);
    expect(codes.of(fay)).toEqual([theirs]);
    expect(() => codes.makeStandard(ida, theirs!.codeId)).toThrow('referral code');
  });
});
