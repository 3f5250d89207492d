import { TokensPort } from '../../../src/application/markets/tokens.port';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import { decimalText } from '../../../src/domain/shared/decimal';
import { parseMarketSymbol } from '../../../src/domain/markets/market-symbol';
import { symbolsOf } from './market-world';
import { onBothSides, value, type PortWorld } from './port-world';

onBothSides('TokensPort', (open) => {
  let world: PortWorld;
  const tokens = () => world.stranger().port(TokensPort);

  beforeAll(async () => {
    world = await open({ quiet: true });
  });
  afterAll(() => world.close());

  it('lists a token once for each network it exists on, under the name it has there', async () => {
    const usdt = value(await tokens().tokens()).filter(({ asset }) => asset === 'USDT');
    expect(usdt.length).toBeGreaterThan(3);
    expect(new Set(usdt.map(({ chainToken }) => chainToken)).size).toBe(usdt.length);
    expect(new Set(usdt.map(({ network }) => network)).size).toBe(usdt.length);
    expect(
      usdt.every(
        ({ delisted, decimals, fullName, listedAt }) =>
          !delisted && decimals > 0 && fullName === 'Tether USD' && listedAt! > 0,
      ),
    ).toBe(true);
  });

  it('says the same of networks as the wallet', async () => {
    const all = value(await tokens().passages());
    const wallet = value(await world.stranger().port(WalletPort).networks('USDT'));
    const terms = ({
      network,
      name,
      deposits,
      withdrawals,
      minimumWithdrawal,
      withdrawalFee,
    }: (typeof wallet)[number] | (typeof all)[number]) => [
      network,
      name,
      deposits,
      withdrawals,
      decimalText(minimumWithdrawal),
      decimalText(withdrawalFee),
    ];
    expect(all.filter(({ token }) => token === 'USDT').map(terms)).toEqual(wallet.map(terms));
    expect(new Set(all.map(({ token }) => token)).size).toBeGreaterThan(10);
  });

  it('counts stable coins in full as collateral, and others with less', async () => {
    const rules = value(await tokens().collateral());
    const of = (asset: string) => rules.find((rule) => rule.asset === asset)!;
    expect([of('USDT').counts, decimalText(of('USDT').ratio), of('USDT').stable]).toEqual([true, '1', true]);
    expect(of('BTC')).toMatchObject({ counts: true, stable: false });
    expect(of('BTC').ratio.lt(1) && of('BTC').ratio.gt(0)).toBe(true);
  });

  it('knows the markets of each asset, and chooses by their type', async () => {
    const all = value(await tokens().profiles());
    expect(all.find(({ asset }) => asset === 'PEPE')?.symbols).toEqual(['SPOT_PEPE_USDT', 'PERP_1000PEPE_USDT']);
    const perpetual = value(await tokens().profiles('PERP'));
    expect(perpetual.map(({ asset }) => asset)).not.toContain('USDC');
    expect(new Set(perpetual.flatMap(({ symbols }) => symbols))).toEqual(new Set(symbolsOf('PERP')));
    expect(
      value(await tokens().profiles('SPOT'))
        .flatMap(({ symbols }) => symbols)
        .every((symbol) => parseMarketSymbol(symbol)?.type === 'SPOT'),
    ).toBe(true);
  });
});
