import { isNamedCampaign, namedCampaigns } from '../../../../src/domain/campaigns/campaign';
import {
  type ListingCandidate,
  listingPool,
  type ListingTerms,
  predictionProblem,
} from '../../../../src/domain/campaigns/listing-round';
import { isOwnStanding } from '../../../../src/domain/campaigns/maker-epoch';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';

test('a round pays a prize for each candidate and those of the battle', () => {
  const prize = (amount: string) => ({ token: 'USDT', amount: decimal(amount) });
  const candidates = ['A', 'B', 'C'].map((token) => ({ token }) as ListingCandidate);
  const terms = { prediction: prize('100'), battle: [prize('500'), prize('250')] } as unknown as ListingTerms;
  const pool = listingPool({ terms, candidates })!;
  expect([pool.token, decimalText(pool.amount)]).toEqual(['USDT', '1050']);
  expect(listingPool({ terms: undefined, candidates })).toBeUndefined();
});

test('a maker finds itself by its account or its name, and somebody without an account nowhere', () => {
  const account = { applicationId: 'app-7', userId: '7' };
  for (const maker of ['app-7', '7', 'Ada']) expect(isOwnStanding({ maker }, account, 'Ada')).toBe(true);
  expect(isOwnStanding({ maker: 'Bob' }, account, 'Ada')).toBe(false);
  expect(isOwnStanding({ maker: 'Ada' }, account, undefined)).toBe(false);
  expect(isOwnStanding({ maker: 'Ada' }, undefined, 'Ada')).toBe(false);
});

test('a campaign has a name of the product or none', () => {
  expect(namedCampaigns.every(isNamedCampaign)).toBe(true);
  for (const id of ['toString', '', 'no-such-campaign']) expect(isNamedCampaign(id)).toBe(false);
});

test.each([
  ['0.4', '40', undefined],
  ['0.4', '40.000000000001', 'aboveMaximum'],
  ['0.4', '0', 'zero'],
  ['0.4', '0.0000000000001', 'tooManyDecimals'],
  [undefined, '1000000', undefined],
  ['0', '1000000', undefined],
])('of a token at %s a price of %s is foretold: %s', (last, price, problem) => {
  expect(predictionProblem(decimal(price), last === undefined ? undefined : decimal(last))?.kind).toBe(problem);
});
