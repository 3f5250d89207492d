import { leadsTo } from '../../../../src/domain/platform/promotion';

test.each([
  ['/account/reward-center', true],
  ['/account/reward-center#vouchers', true],
  ['/account/reward-center?from=home#vouchers', true],
  ['/account/reward-centers', false],
  ['/trade', false],
  ['https://example.com/account/reward-center', false],
])('%s leads to the reward center: %s', (link, leads) => {
  expect(leadsTo({ link }, '/account/reward-center')).toBe(leads);
});
