import { fc } from '../../../../support/properties';
import { dailyYield as paidDaily } from '../../../../../sandbox/services/earn/days';
import { earnProducts } from '../../../../../sandbox/services/earn/earn-products';
import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { dailyYield, forfeitedYield, yieldOf } from '../../../../../src/domain/earn/earn-yield';
import { decimal, decimalText } from '../../../../../src/domain/shared/decimal';
import { day } from '../../../../../src/domain/shared/instant';
import { openMoneyWorld } from '../wallet/money-world';

const amount = fc.bigInt({ min: 10_000_000_000_000n, max: 400_000_000_000_000n }).map(unitsText);

test('the calculator rounds a day as the exchange does, whatever the amount and the rate', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 24n }), fc.bigInt({ min: 0n, max: 10n ** 12n }), (units, apr) => {
      const shown = dailyYield(decimal(unitsText(units)), decimal(unitsText(apr)));
      expect(decimalText(shown)).toBe(unitsText(paidDaily(units, apr)));
    }),
  );
});

test('the calculator says what the exchange has paid by then, to the last digit', async () => {
  const tried = earnProducts.filter(({ token, type }) => token === 'USDT' && type !== 'LOCKED');
  await fc.assert(
    fc.asyncProperty(
      amount,
      fc.constantFrom(...tried),
      fc.boolean(),
      fc.integer({ min: 1, max: 70 }),
      async (text, product, renewed, days) => {
        const world = await openMoneyWorld();
        try {
          const ada = world.people[0]!;
          await world.earn.subscribe(ada, { productId: product.productId, amount: text, autoReinvest: renewed });
          await world.pass((days + 1) * day);
          const paid = world.earn
            .history(ada, 'USDT', 1, 1_000)
            .rows.filter(({ kind }) => kind === 'YIELD' || kind === 'REINVEST' || kind === 'ACCRUE')
            .reduce((sum, each) => sum + each.amount, 0n);
          const { durationDays } = product;
          const terms = { apr: decimal(unitsText(product.apr)), durationDays };
          expect(decimalText(yieldOf(decimal(text), terms, days, renewed))).toBe(unitsText(paid));
        } finally {
          await world.close();
        }
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

test('what leaving a term early is said to cost is what the exchange keeps', async () => {
  await fc.assert(
    fc.asyncProperty(amount, fc.integer({ min: 0, max: 40 }), async (text, days) => {
      const world = await openMoneyWorld();
      try {
        const ada = world.people[0]!;
        await world.earn.subscribe(ada, { productId: 'fixed-usdt-30', amount: text, autoReinvest: true });
        await world.pass((days + 1) * day);
        const { positionId, held, principal } = world.earn.positions(ada).open[0]!;
        const shown = forfeitedYield({ type: 'FIXED', pending: decimal(unitsText(held)) });
        const terms = { apr: decimal('0.062'), durationDays: 30 };
        expect(decimalText(shown)).toBe(decimalText(yieldOf(decimal(unitsText(principal)), terms, days % 30, false)));
        const before = world.holding('earn', 'USDT');
        await world.earn.redeem(ada, positionId);
        expect(before - world.holding('earn', 'USDT')).toBe(unitsFromText(decimalText(shown)));
      } finally {
        await world.close();
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);
