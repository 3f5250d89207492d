import { decimal } from '../../../../src/domain/shared/decimal';
import { bestFirst, offerProblem, payableBounds, type ProviderQuote } from '../../../../src/domain/wallet/purchase';
import { fc } from '../../../support/properties';

const quote = (provider: string, receives: number, smallest = 20, largest = 5_000): ProviderQuote => ({
  quoteId: provider,
  provider,
  fee: decimal(1),
  receives: decimal(receives),
  methods: ['CARD'],
  smallest: decimal(smallest),
  largest: decimal(largest),
  takes: 0,
  expiresAt: 0,
});

test('a provider sells for both its bounds and what lies between them', () => {
  const problems = ['19.99', '20', '5000', '5000.01'].map((amount) => offerProblem(quote('a', 1), decimal(amount)));
  expect(problems).toEqual(['belowMinimum', undefined, undefined, 'aboveMaximum']);
});

test('the provider of the most coins comes first, whoever does not sell for the amount last', () => {
  const quotes = [quote('tooSmall', 9, 200), quote('least', 1), quote('most', 3), quote('tooLarge', 8, 20, 50)];
  const order = bestFirst(quotes, decimal(100)).map(({ provider }) => provider);
  expect(order).toEqual(['most', 'least', 'tooSmall', 'tooLarge']);
});

test('the best quote that can be had stands first, whatever is quoted, and none is lost', () => {
  const quotes = fc.array(
    fc
      .record({ receives: fc.nat(50), smallest: fc.nat(150), more: fc.nat(150) })
      .map(({ receives, smallest, more }) => quote('any', receives, smallest, smallest + more)),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(quotes, (all) => {
      const amount = decimal(100);
      const ordered = bestFirst(all, amount);
      expect(new Set(ordered)).toEqual(new Set(all));
      const had = all.filter((each) => !offerProblem(each, amount)).map(({ receives }) => receives.toNumber());
      if (had.length > 0) {
        expect(offerProblem(ordered[0]!, amount)).toBeUndefined();
        expect(ordered[0]!.receives.toNumber()).toBe(Math.max(...had));
      }
    }),
  );
});

test('what may be paid is what one of the providers takes, in cents that all of it can be paid in', () => {
  const offers = [
    { smallest: decimal('18.518518518518'), largest: decimal('18518.518518518518') },
    { smallest: decimal('9.251'), largest: decimal('46296.296296') },
  ];
  expect(payableBounds(offers)).toEqual({ places: 2, minimum: decimal('9.26'), maximum: decimal('46296.29') });
  expect(payableBounds([])).toEqual({ places: 2 });
});
