import { gapToNext, nextTierChange, tierFor, type ProgrammeTier } from '../../../../src/domain/earn/programme';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { day } from '../../../../src/domain/shared/instant';

const none = { maker: decimal(0), taker: decimal(0) };
const tiers: readonly ProgrammeTier[] = [
  [0, 0],
  [100, 1_000],
  [500, 5_000],
].map(([staked, volume], tier) => ({
  tier,
  staked: decimal(staked!),
  volume: decimal(volume!),
  spot: none,
  contracts: none,
  freeWithdrawals: tier,
}));

const reached = (staked: string, volume: string) => tierFor(tiers, decimal(staked), decimal(volume))?.tier;
const gap = (staked: string, volume: string) => {
  const found = gapToNext(tiers, decimal(staked), decimal(volume));
  return found && [found.tier.tier, decimalText(found.stake), decimalText(found.volume)];
};

describe('a tier of the programme', () => {
  it.each([
    ['0', '0', 0],
    ['99.999', '999.99', 0],
    ['100', '0', 1],
    ['0', '1000', 1],
    ['100', '5000', 2],
    ['9999', '0', 2],
  ])('with a stake of %s or a volume of %s is %s', (staked, volume, tier) => {
    expect(reached(staked, volume)).toBe(tier);
  });

  it('has a next one, and what is missing of either condition', () => {
    expect(gap('30', '250')).toEqual([1, '70', '750']);
    expect(gap('100', '5')).toEqual([2, '400', '4995']);
    expect(gap('0', '1000')).toEqual([2, '500', '4000']);
    expect(gap('500', '0')).toBeUndefined();
  });

  it('changes at the next 00:00 UTC, never now', () => {
    expect(nextTierChange(5 * day)).toBe(6 * day);
    expect(nextTierChange(6 * day - 1)).toBe(6 * day);
  });
});
