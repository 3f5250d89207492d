import { contracts, openCopyingWorld, plainTerms, usdt } from './copying-world';

type World = Awaited<ReturnType<typeof openCopyingWorld>>;

let world: World;
beforeEach(async () => {
  world = await openCopyingWorld();
  await world.quote(100_000);
});
afterEach(() => world.exchange.close());

test.each([
  ['takeProfit', 102_000, '0.01', '0.5'],
  ['stopLoss', 98_000, '0.01', '0.5'],
] as const)(
  'a %s that would end a copy at once is refused, and the copy runs on',
  async (limit, price, met, beyond) => {
    const { copyId } = await world.copying.start(world.copier, {
      strategyId: contracts,
      amount: usdt(4_200),
      counter: false,
      terms: plainTerms,
    });
    await world.lead(contracts, 'BUY', 30);
    await world.quote(price);
    const change = (ratio: string) =>
      world.copying.change(world.copier, copyId, { ...plainTerms, [limit]: usdt(ratio) });
    expect(() => change(met)).toThrow(expect.objectContaining({ code: -1005 }));
    expect(world.copying.own(world.copier, copyId).terms).toEqual(plainTerms);
    change(beyond);
    await world.pass(1_000);
    expect(world.copying.own(world.copier, copyId)).toMatchObject({
      status: 'ACTIVE',
      terms: { [limit]: usdt(beyond) },
    });
  },
);
