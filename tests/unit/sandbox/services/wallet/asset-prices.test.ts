import { unitsText } from '../../../../../sandbox/engine/model/units';
import { AssetPrices } from '../../../../../sandbox/services/wallet/asset-prices';
import { assetProfiles } from '../../../../../sandbox/services/markets/asset-profile';
import { openConvertWorld, type ConvertWorld } from '../convert/convert-world';

describe('what an asset is worth', () => {
  let world: ConvertWorld;
  let prices: AssetPrices;

  beforeEach(async () => {
    world = await openConvertWorld();
    prices = new AssetPrices(world.exchange);
  });
  afterEach(() => world.close());

  const price = (asset: string) => unitsText(prices.price(asset));
  const trade = async (symbol: string, side: 'BUY' | 'SELL', quantity: number) => {
    const accountId = world.people[0]!.applicationId;
    const placed = await world.exchange.submit({
      type: 'place',
      accountId,
      symbol,
      side,
      orderType: 'MARKET',
      quantity,
      clientOrderId: 0,
    });
    expect(placed.ok).toBe(true);
  };

  it('is the middle between what is bid and asked for it in USDT, whatever was paid last', async () => {
    expect([price('USDT'), price('COIN'), price('GEM')]).toEqual(['1', '102.5', '10']);
    await trade('SPOT_COIN_USDT', 'BUY', 1);
    expect(price('COIN')).toBe('102.5');
  });

  it('is what was paid last where one side of the book is empty', async () => {
    await trade('SPOT_COIN_USDT', 'SELL', 15);
    expect(price('COIN')).toBe('95');
  });

  it('is nothing where nobody ever traded it, and no contract or other market counts', () => {
    expect(['PALACE', 'RUIN', 'SHELL', 'STONE', 'NONE'].map(price)).toEqual(['0', '0', '0', '0', '0']);
  });

  it('is what it began at where it has no market here', () => {
    const { asset, price: first } = assetProfiles.find(({ asset: each }) => each !== 'USDT')!;
    expect(Number(price(asset))).toBeCloseTo(first, 9);
  });

  it('of an amount is rounded down', () => {
    expect(unitsText(prices.value('COIN', 3n))).toBe('0.000000000307');
    expect(unitsText(prices.value('COIN', 2n * 10n ** 12n))).toBe('205');
  });
});
