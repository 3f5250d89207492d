import { mayUse, products, productsOf } from '../../../../../sandbox/services/users/products';
import type { User } from '../../../../../sandbox/services/users/user';

const swiss: User = {
  userId: 1,
  identity: 'ada',
  email: 'ada@example.com',
  applicationId: 'ada',
  coolName: 'Ada',
  alias: '',
  mainUserId: undefined,
  language: undefined,
  region: undefined,
  country: 'CH',
  kycLevel: 1,
  funded: true,
  frozenAt: undefined,
  createdAt: 0,
};

/** By product, why it is not for the account. */
const refused = (user: User) =>
  Object.fromEntries(productsOf(user).restricted.map(({ product, reason }) => [product, reason]));

it.each<[who: string, user: User, reasons: Readonly<Record<string, string>>]>([
  ['a verified person outside the EU', swiss, {}],
  ['somebody of no known place', { ...swiss, country: undefined }, {}],
  ['somebody who has proven nothing', { ...swiss, kycLevel: 0 }, { STAKING: 'VERIFICATION' }],
  ['a sub-account', { ...swiss, mainUserId: 2 }, { COPY: 'SUB_ACCOUNT' }],
  ['a person in the EU', { ...swiss, country: 'DE' }, { EARN: 'REGION', COPY: 'REGION' }],
  ['a sub-account in the EU', { ...swiss, country: 'DE', mainUserId: 2 }, { EARN: 'REGION', COPY: 'REGION' }],
  ['an account that belongs elsewhere than its person', { ...swiss, country: 'DE', region: 'CH' }, {}],
  [
    'a person where the exchange serves nobody',
    { ...swiss, country: 'US', kycLevel: 0 },
    Object.fromEntries(products.map((product) => [product, 'REGION'])),
  ],
])('%s is told of each product whether and why not', (_who, user, reasons) => {
  expect(refused(user)).toEqual(reasons);
  const open = products.filter((product) => !(product in reasons));
  expect(productsOf(user).available).toEqual(open);
  expect(products.filter((product) => mayUse(user, product))).toEqual(open);
});
