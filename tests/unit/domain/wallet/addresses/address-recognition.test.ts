import { recogniseAddress } from '../../../../../src/domain/wallet/addresses/address-recognition';
import type { TokenNetwork } from '../../../../../src/domain/wallet/token-network';

const networks = (...names: string[]) => names.map((network) => ({ network }) as TokenNetwork);
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

describe('an address that is typed', () => {
  it('belongs to those networks of the asset that write so', () => {
    const found = recogniseAddress(ether, networks('TRX', 'ETH', 'BSC'));
    expect(found).toEqual({ kind: 'fits', networks: networks('ETH', 'BSC') });
    expect(recogniseAddress(tron, networks('TRX', 'ETH'))).toEqual({ kind: 'fits', networks: networks('TRX') });
  });

  it('has a wrong letter where the checksum of one of them does not hold', () => {
    expect(recogniseAddress(ether.replace('aA', 'aa'), networks('TRX', 'ETH'))).toEqual({ kind: 'checksum' });
  });

  it('is of other networks where none of the asset writes so', () => {
    expect(recogniseAddress(tron, networks('ETH', 'a network of tomorrow'))).toEqual({
      kind: 'otherNetwork',
      like: ['TRX'],
    });
  });

  it('is left to the exchange where a network of the asset has no rule here', () => {
    expect(recogniseAddress('somebody', networks('ETH', 'a network of tomorrow'))).toEqual({
      kind: 'fits',
      networks: networks('a network of tomorrow'),
    });
  });

  it('is none where nobody writes so', () => {
    expect(recogniseAddress('somebody', networks('ETH', 'TRX'))).toEqual({ kind: 'noAddress' });
    expect(recogniseAddress('', [])).toEqual({ kind: 'noAddress' });
  });
});
