import { unitsText } from '../../../../../sandbox/engine/model/units';
import type { Quote } from '../../../../../sandbox/services/convert/quote-repository';
import { openConvertWorld, type ConvertWorld } from './convert-world';

const hour = 3_600_000;
const lifetime = 10_000;

describe('a quote', () => {
  let world: ConvertWorld;

  beforeEach(async () => {
    world = await openConvertWorld();
  });
  afterEach(() => world.close());

  const person = (index: number) => world.people[index]!;
  const quote = (amount = '105', sell = 'USDT', buy = 'COIN', index = 0) =>
    world.conversions.quote(person(index), sell, buy, amount);
  const take = ({ quoteId }: Quote, clientRef?: string, index = 0) =>
    world.conversions.take(person(index), quoteId, clientRef);
  const held = (asset: string, index = 0) => world.holding(person(index).applicationId, asset);

  it('that is taken moves either side at the price that was said, between the account and the exchange', async () => {
    const open = quote();
    expect(open).toMatchObject({
      status: 'OPEN',
      clientRef: '',
      createdAt: world.now(),
      expiresAt: world.now() + lifetime,
    });
    expect(await take(open, 'mine')).toEqual({ ...open, status: 'DONE', clientRef: 'mine' });
    expect([held('USDT'), held('COIN')]).toEqual(['895', '20.9992']);
    expect([world.holding('convert', 'USDT'), world.holding('convert', 'COIN')]).toEqual(['105', '-0.9992']);
  });

  it('that is taken leaves a line for each asset in the ledger, called a conversion', async () => {
    const { quoteId } = await take(quote());
    const { rows } = world.exchange.ledger.entries(person(0).applicationId, { kind: 'CONVERT', page: 1, size: 25 });
    expect(rows.map(({ asset, amount, reference }) => [asset, unitsText(amount), reference]).sort()).toEqual([
      ['COIN', '0.9992', `convert:${quoteId}`],
      ['USDT', '-105', `convert:${quoteId}`],
    ]);
  });

  it('has the time of its booking once it is taken, whenever it was asked for', async () => {
    const open = quote();
    await world.pass(lifetime - 1);
    const { createdAt, quoteId } = await take(open);
    const { rows } = world.exchange.ledger.entries(person(0).applicationId, { kind: 'CONVERT', page: 1, size: 25 });
    expect(rows.map(({ at }) => at)).toEqual([createdAt, createdAt]);
    expect(createdAt).toBeGreaterThan(open.createdAt);
    expect(world.conversions.history(person(0), { page: 1, size: 25 }).rows).toEqual([
      expect.objectContaining({ quoteId, createdAt }),
    ]);
  });

  it('may be taken to the last moment of its ten seconds, and not a moment later', async () => {
    const [early, late] = [quote(), quote()];
    await world.pass(lifetime - 1);
    expect((await take(early)).status).toBe('DONE');
    await world.pass(1);
    await expect(take(late)).rejects.toMatchObject({
      code: -1005,
      message: expect.stringContaining('the quote has expired'),
    });
    expect(held('USDT')).toBe('895');
  });

  it('that is over is said to be so for an hour, and is unknown then', async () => {
    const open = quote();
    await world.pass(lifetime + hour);
    await expect(take(open)).rejects.toMatchObject({ code: -1005 });
    await world.pass(5_000);
    await expect(take(open)).rejects.toMatchObject({ code: -1006, message: 'No such quote.' });
  });

  it('that was taken stays for good', async () => {
    const done = await take(quote());
    await world.pass(lifetime + 2 * hour);
    expect(world.conversions.conversion(person(0), done.quoteId)).toEqual(done);
  });

  it('is the account’s own: nobody else takes it or looks at it', async () => {
    const open = quote();
    await expect(take(open, '', 1)).rejects.toMatchObject({ code: -1006 });
    await take(open);
    expect(() => world.conversions.conversion(person(1), open.quoteId)).toThrow('No such quote.');
    expect(world.conversions.quoted(person(1), open.quoteId)).toBeUndefined();
    expect(world.conversions.quoted(person(0), open.quoteId)?.status).toBe('DONE');
    expect([held('USDT', 1), held('COIN', 1)]).toEqual(['1000', '20']);
  });

  it('that never was is unknown', async () => {
    await expect(world.conversions.take(person(0), 99)).rejects.toMatchObject({
      code: -1006,
      message: 'No such quote.',
    });
    expect(world.conversions.quoted(person(0), 99)).toBeUndefined();
  });

  it('is no conversion before it was taken', () => {
    const { quoteId } = quote();
    expect(() => world.conversions.conversion(person(0), quoteId)).toThrow(expect.objectContaining({ code: -1006 }));
  });

  it('is taken once, though it is asked for again', async () => {
    const open = quote();
    await take(open);
    await expect(take(open)).rejects.toMatchObject({ code: -1007, message: 'The quote was taken already.' });
    expect(held('USDT')).toBe('895');
  });

  it('needs no reference, and none is no reference', async () => {
    await take(quote());
    await take(quote());
    expect(held('USDT')).toBe('790');
  });

  it('that the balance is not enough for is refused, moves nothing and may be taken once it is', async () => {
    const open = quote('1100');
    await expect(take(open, 'mine')).rejects.toMatchObject({ message: 'The balance is not enough.' });
    expect([held('USDT'), held('COIN')]).toEqual(['1000', '20']);
    expect(world.conversions.quoted(person(0), open.quoteId)).toEqual(open);
    await world.deposit(person(0), 'USDT', '100');
    expect(await take(open, 'mine')).toMatchObject({ status: 'DONE', clientRef: 'mine' });
    expect(held('USDT')).toBe('0');
  });

  describe('of a reference', () => {
    it('has one effect and one answer, however often it comes and however close together', async () => {
      const open = quote();
      const answers = await Promise.all([take(open, 'mine'), take(open, 'mine'), take(open, 'mine')]);
      answers.push(await take(open, 'mine'));
      for (const answer of answers) expect(answer).toEqual({ ...open, status: 'DONE', clientRef: 'mine' });
      expect(held('USDT')).toBe('895');
    });

    it('is refused to everybody who asked when the balance is not enough', async () => {
      const open = quote('1100');
      const answers = await Promise.allSettled([take(open, 'mine'), take(open, 'mine')]);
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      for (const answer of answers) expect(answer).toMatchObject({ reason: { message: 'The balance is not enough.' } });
    });

    it('cannot be used for another quote', async () => {
      await take(quote(), 'mine');
      const other = quote();
      await expect(take(other, 'mine')).rejects.toMatchObject({
        code: -1007,
        message: 'The reference was used for another quote.',
      });
      expect(held('USDT')).toBe('895');
      expect((await take(other, 'another')).status).toBe('DONE');
    });
  });

  it('that could not be booked when it was taken is booked soon after', async () => {
    const open = quote();
    jest.spyOn(world.exchange, 'submit').mockRejectedValueOnce(new Error('The disk is full.'));
    await expect(take(open, 'mine')).rejects.toThrow('The disk is full.');
    expect(held('USDT')).toBe('1000');
    await world.pass(5_000);
    expect([held('USDT'), held('COIN')]).toEqual(['895', '20.9992']);
    expect(world.conversions.conversion(person(0), open.quoteId)).toMatchObject({ clientRef: 'mine' });
  });
});

describe('the list of conversions', () => {
  let world: ConvertWorld;
  let quoted: readonly number[];
  let begun: number;

  beforeAll(async () => {
    world = await openConvertWorld();
    begun = world.now();
    const [ada, bea] = world.people;
    const made = [
      [ada!, 'USDT', 'COIN'],
      [bea!, 'USDT', 'COIN'],
      [ada!, 'COIN', 'USDT'],
      [ada!, 'USDT', 'GEM'],
      [ada!, 'COIN', 'GEM'],
    ] as const;
    const ids: number[] = [];
    for (const [user, sell, buy] of made) {
      const { quoteId } = world.conversions.quote(user, sell, buy, '2');
      if (user === ada) ids.push(quoteId);
      await world.conversions.take(user, quoteId);
      await world.pass(1_000);
    }
    world.conversions.quote(ada!, 'USDT', 'COIN', '2');
    quoted = ids;
  });
  afterAll(() => world.close());

  const listed = (filter: object = {}) => {
    const { rows, total } = world.conversions.history(world.people[0]!, { page: 1, size: 25, ...filter });
    return { places: rows.map(({ quoteId }) => quoted.indexOf(quoteId)), total };
  };

  it('has what the account has converted, newest first, and nothing that was only quoted or is somebody else’s', () => {
    expect(listed()).toEqual({ places: [3, 2, 1, 0], total: 4 });
  });

  it('comes in pages that do not overlap, each with how many there are in all', () => {
    expect(listed({ page: 1, size: 3 })).toEqual({ places: [3, 2, 1], total: 4 });
    expect(listed({ page: 2, size: 3 })).toEqual({ places: [0], total: 4 });
    expect(listed({ page: 3, size: 3 })).toEqual({ places: [], total: 4 });
  });

  it.each([
    [{ sellAsset: 'USDT' }, [2, 0]],
    [{ buyAsset: 'GEM' }, [3, 2]],
    [{ sellAsset: 'COIN', buyAsset: 'GEM' }, [3]],
    [{ sellAsset: 'GEM' }, []],
    // A caller's own pattern is the name of no asset.
    [{ sellAsset: '%' }, []],
    [{ buyAsset: '_EM' }, []],
  ])('is narrowed down by what was sold and bought: %j', (filter, places) => {
    expect(listed(filter)).toEqual({ places, total: places.length });
  });

  it('is narrowed down by when it was quoted, either end included', () => {
    expect(listed({ from: begun + 2_000 }).places).toEqual([3, 2, 1]);
    expect(listed({ from: begun + 2_001 }).places).toEqual([3, 2]);
    expect(listed({ to: begun + 3_000 }).places).toEqual([2, 1, 0]);
    expect(listed({ to: begun + 2_999 }).places).toEqual([1, 0]);
  });
});
