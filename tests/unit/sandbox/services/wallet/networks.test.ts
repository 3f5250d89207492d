import { addressVerdict } from '../../../../../src/domain/wallet/addresses/address-check';
import { fc } from '../../../../support/properties';
import { unitsText } from '../../../../../sandbox/engine/model/units';
import { assetProfiles } from '../../../../../sandbox/services/markets/asset-profile';
import { custodyAddress, depositAddress, isAddressOf } from '../../../../../sandbox/services/wallet/addresses';
import { chains } from '../../../../../sandbox/shared/chains';
import { networkOf, networksOf, tokenNetworks } from '../../../../../sandbox/services/wallet/networks';

const everyChain = [...chains.values()];
const memoOf = (memo: string) => Number(memo);

describe('the chains', () => {
  it('are each called by a name, a network and a protocol of their own', () => {
    for (const of of ['network', 'protocol', 'name'] as const) {
      const called = everyChain.map((chain) => chain[of]);
      expect(called.every((text) => /^\w/.test(text))).toBe(true);
      expect(new Set(called).size).toBe(everyChain.length);
    }
  });

  it('put before a token what tells them apart', () => {
    const prefixes = everyChain.map(({ tokenPrefix }) => tokenPrefix);
    expect(prefixes.every((prefix) => /^[A-Z]+$/.test(prefix))).toBe(true);
    expect(new Set(prefixes).size).toBe(everyChain.length);
    expect(networkOf('USDT', 'TRX')!.chainToken).toBe('TRON_USDT');
    expect(networkOf('ETH', 'Arbitrum')!.chainToken).toBe('ARB_ETH');
    expect(networkOf('WOO', 'BSC')!.chainToken).toBe('BSC_WOO');
  });

  it('need a memo where one address takes everybody’s money', () => {
    const withMemo = everyChain.filter(({ needsMemo }) => needsMemo).map(({ network }) => network);
    expect(withMemo).toEqual(['TON', 'XRP', 'XLM', 'ATOM', 'INJ', 'TIA', 'SEI', 'HBAR', 'STX']);
  });

  it('count a deposit after some confirmations, and within minutes', () => {
    for (const { confirmations } of everyChain) expect(confirmations >= 2 && confirmations <= 40).toBe(true);
  });
});

describe('tokens on networks', () => {
  it('are assets that the exchange trades in', () => {
    const traded = new Set(['USDT', ...assetProfiles.map(({ asset }) => asset)]);
    for (const { asset } of tokenNetworks) expect([asset, traded.has(asset)]).toEqual([asset, true]);
  });

  it('have a name of their own on each, which is the plain one on the coin’s own chain alone', () => {
    expect(new Set(tokenNetworks.map(({ chainToken }) => chainToken)).size).toBe(tokenNetworks.length);
    for (const { asset, chainToken, chain } of tokenNetworks)
      expect(chainToken).toBe(asset === chain.tokenPrefix ? asset : `${chain.tokenPrefix}_${asset}`);
    const plain = tokenNetworks.filter(({ asset, chainToken }) => asset === chainToken);
    for (const { asset, chain } of plain.filter(({ asset: each }) => !['TRX', 'AVAX'].includes(each)))
      expect(chain.tokenPrefix).toBe(asset);
    expect(plain.length).toBeGreaterThan(20);
  });

  it('are found by the ledger’s name or the chain’s, and by network or protocol', () => {
    for (const each of tokenNetworks) {
      expect(networkOf(each.asset, each.chain.network)).toBe(each);
      expect(networkOf(each.chainToken, each.chain.protocol)).toBe(each);
    }
    expect(networksOf('USDT').map(({ chain }) => chain.network)).toEqual(
      'ETH TRX Arbitrum AVAXC BSC MATIC OP SOL TON'.split(' '),
    );
    expect(networksOf('TRON_USDT')).toEqual([networkOf('USDT', 'TRX')]);
    expect(networkOf('USDT', 'BTC')).toBeUndefined();
    expect(networksOf('NONE')).toEqual([]);
  });

  it('take deposits from a hundredth of what may be withdrawn on, and cost a fee to send', () => {
    for (const { minimumDeposit, minimumWithdrawal, withdrawalFee } of tokenNetworks) {
      expect(minimumDeposit * 100n).toBe(minimumWithdrawal);
      expect(minimumDeposit > 0n && withdrawalFee > 0n).toBe(true);
    }
    expect(unitsText(networkOf('USDT', 'TRX')!.minimumDeposit)).toBe('0.1');
  });

  it('come and go, but for the one that is being worked on', () => {
    expect(tokenNetworks.filter(({ suspended }) => suspended).map(({ chainToken }) => chainToken)).toEqual([
      'AVAXC_USDT',
    ]);
  });
});

describe('addresses of the exchange', () => {
  const network = fc.constantFrom(...tokenNetworks);

  it('to deposit to are right by what the page looks at, whoever’s and wherever they are', () => {
    fc.assert(
      fc.property(fc.string(), network, (accountId, each) => {
        const { address, memo } = depositAddress(accountId, each);
        expect([address, addressVerdict(each.chain.network, address)]).toEqual([address, 'right']);
        expect(isAddressOf(each.chain, address)).toBe(true);
        if (each.chain.needsMemo) expect(memoOf(memo) >= 0 && memoOf(memo) < 4_000_000_000).toBe(true);
        else expect(memo).toBe('');
      }),
    );
  });

  it('to keep money at are right as well, and apart by purpose, token and network', () => {
    fc.assert(
      fc.property(fc.string(), network, (purpose, each) => {
        expect(addressVerdict(each.chain.network, custodyAddress(purpose, each))).toBe('right');
      }),
    );
    const of = (purpose: string, token: string, name: string) => custodyAddress(purpose, networkOf(token, name)!);
    const all = [
      of('hot', 'USDT', 'ETH'),
      of('cold', 'USDT', 'ETH'),
      of('hot', 'USDC', 'ETH'),
      of('hot', 'USDT', 'BSC'),
      depositAddress('hot', networkOf('USDT', 'ETH')!).address,
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('that take everybody’s money are each chain’s own', () => {
    const shared = ['ATOM', 'INJ', 'TIA', 'SEI'].map(
      (asset) => depositAddress('somebody', networksOf(asset)[0]!).address.split('1')[1],
    );
    expect(new Set(shared).size).toBe(shared.length);
  });

  it('are written in small letters on Filecoin, as everybody writes them there, and in capitals on Stellar', () => {
    expect(depositAddress('somebody', networkOf('FIL', 'FIL')!).address).toMatch(/^f1[a-z2-7]{39}$/);
    expect(depositAddress('somebody', networkOf('XLM', 'XLM')!).address).toMatch(/^G[A-Z2-7]{55}$/);
  });

  it('on Hedera are numbers of seven digits', () => {
    expect(custodyAddress('hot', networkOf('HBAR', 'HBAR')!)).toMatch(/^0\.0\.[1-9]\d{6}$/);
  });
});
