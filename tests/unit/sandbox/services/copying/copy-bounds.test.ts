import { requireTerms } from '../../../../../sandbox/services/copying/copy-bounds';
import type { Strategy } from '../../../../../sandbox/services/social/copy-strategies';
import { leastPerTrade } from '../../../../../src/domain/social/own-copy';
import { plainTerms, usdt } from './copying-world';

const strategy = { kind: 'FUTURES' } as unknown as Strategy;
const taking = (more: object) => () => requireTerms({ ...plainTerms, ...more }, usdt(1_000), strategy);

it.each([
  ['amountPerTrade', { mode: 'FIXED' }],
  ['mostPerTrade', {}],
])('takes as %s no less than the form does', (term, more) => {
  expect(taking({ ...more, [term]: usdt(leastPerTrade) })).not.toThrow();
  expect(taking({ ...more, [term]: usdt(leastPerTrade) - 1n })).toThrow(term);
});
