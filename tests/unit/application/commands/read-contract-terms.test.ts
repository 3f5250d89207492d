import { ReadContractTerms } from '../../../../src/application/commands/read-contract-terms.use-case';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';

const symbol = 'PERP_BTC_USDT';
const own = { symbol, quantity: '1' };
const answers = {
  marginMode: success('ISOLATED'),
  positions: success([own, { symbol: 'PERP_ETH_USDT', quantity: '2' }]),
  leverage: success({ positionMode: 'HEDGE', leverage: 5 }),
};

describe('how the account trades a contract', () => {
  it('is what the exchange says of this contract, in the margin mode that it has', async () => {
    const host = exchange(answers);
    expect(await new ReadContractTerms(host.port).of(symbol)).toEqual(
      success({ positionMode: 'HEDGE', marginMode: 'ISOLATED', positions: [own] }),
    );
    expect(host.calls).toEqual([
      ['marginMode', symbol],
      ['positions', symbol],
      ['leverage', symbol, 'ISOLATED'],
    ]);
  });

  it.each(['marginMode', 'positions', 'leverage'])(
    'is not guessed where the exchange does not say (%s)',
    async (silent) => {
      const host = exchange({ ...answers, [silent]: failure({ kind: 'offline' }) });
      expect(await new ReadContractTerms(host.port).of(symbol)).toEqual(failure({ kind: 'offline' }));
      expect(host.times('leverage')).toBe(silent === 'leverage' ? 1 : 0);
    },
  );
});
