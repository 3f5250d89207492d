import { WatchlistsCommandsPort } from '../../../src/application/markets/watchlists-commands.port';
import { WatchlistsPort } from '../../../src/application/markets/watchlists.port';
import { both, onBothSides, value, type PortWorld } from './port-world';

onBothSides('WatchlistsPort', (open) => {
  let world: PortWorld;
  let number = 0;

  const somebody = async (): Promise<WatchlistsPort & WatchlistsCommandsPort> =>
    both(await world.join(`watcher-${(number += 1)}@example.com`), WatchlistsPort, WatchlistsCommandsPort);

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('keeps lists in the order they were made', async () => {
    const port = await somebody();
    expect(value(await port.watchlists())).toEqual([]);
    value(await port.create({ name: 'Majors', symbols: ['SPOT_BTC_USDT', 'SPOT_ETH_USDT'] }));
    value(await port.create({ name: ' Later ', symbols: [] }));
    expect(value(await port.watchlists())).toMatchObject([
      { name: 'Majors', symbols: ['SPOT_BTC_USDT', 'SPOT_ETH_USDT'] },
      { name: 'Later', symbols: [] },
    ]);
  });

  it('puts a market on a list once, and takes it off', async () => {
    const port = await somebody();
    const [list] = value(await port.create({ name: 'Majors', symbols: ['SPOT_BTC_USDT'] }));
    value(await port.add(list!.id, 'PERP_BTC_USDT'));
    value(await port.add(list!.id, 'PERP_BTC_USDT'));
    value(await port.remove(list!.id, 'SPOT_BTC_USDT'));
    expect(value(await port.watchlist(list!.id)).symbols).toEqual(['PERP_BTC_USDT']);
  });

  it('lets two lists trade names, and changes nothing when one change is wrong', async () => {
    const port = await somebody();
    value(await port.create({ name: 'One', symbols: [] }));
    const [one, two] = value(await port.create({ name: 'Two', symbols: [] }));
    const swapped = [
      { ...two!, name: 'One' },
      { ...one!, name: 'Two' },
    ];
    expect(value(await port.rearrange(swapped)).map(({ name }) => name)).toEqual(['One', 'Two']);
    const refused = await port.rearrange([
      { ...one!, name: 'Three' },
      { ...two!, name: 'Four', symbols: ['SPOT_NOPE_USDT'] },
    ]);
    expect(refused).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(value(await port.watchlists()).map(({ name }) => name)).toEqual(['One', 'Two']);
  });

  it('joins lists of another device by name', async () => {
    const port = await somebody();
    value(await port.create({ name: 'Majors', symbols: ['SPOT_BTC_USDT'] }));
    const joined = value(
      await port.takeOver([
        { name: 'Majors', symbols: ['SPOT_ETH_USDT', 'SPOT_BTC_USDT'] },
        { name: 'Phone', symbols: [] },
      ]),
    );
    expect(joined).toMatchObject([{ name: 'Majors', symbols: ['SPOT_BTC_USDT', 'SPOT_ETH_USDT'] }, { name: 'Phone' }]);
  });

  it('refuses a name that is taken, empty or too long, and a market that does not exist', async () => {
    const port = await somebody();
    value(await port.create({ name: 'Majors', symbols: [] }));
    expect(await port.create({ name: 'Majors', symbols: [] })).toMatchObject({
      ok: false,
      error: { kind: 'duplicate' },
    });
    for (const name of ['  ', 'x'.repeat(33)])
      expect(await port.create({ name, symbols: [] })).toMatchObject({
        ok: false,
        error: { kind: 'invalid' },
      });
    expect(await port.create({ name: 'Odd', symbols: ['SPOT_NOPE_USDT'] })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
  });

  it('has room for 20 lists', async () => {
    const port = await somebody();
    for (let made = 0; made < 20; made += 1) value(await port.create({ name: `List ${made}`, symbols: [] }));
    expect(await port.create({ name: 'One too many', symbols: [] })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
  });

  it('neither shows nor changes what is somebody else’s', async () => {
    const [mine, theirs] = [await somebody(), await somebody()];
    const [list] = value(await mine.create({ name: 'Private', symbols: [] }));
    for (const refused of [
      await theirs.watchlist(list!.id),
      await theirs.add(list!.id, 'SPOT_BTC_USDT'),
      await theirs.rearrange([{ ...list!, name: 'Taken' }]),
      await theirs.discard(list!.id),
    ]) {
      expect(refused).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    }
    expect(value(await mine.discard(list!.id))).toEqual([]);
  });
});
