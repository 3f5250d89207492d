import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { TermsDraft } from '../../../../../src/presentation/features/copy-trading/terms-draft';

const marks = decimalMarks('de-DE');
const amount = decimal(1_000);

test('begins in proportion, with a stop at a loss of 20 percent', () => {
  const terms = new TermsDraft(marks).terms(amount)!;
  expect(terms).toMatchObject({ mode: 'PROPORTIONAL', amountPerTrade: undefined, leverage: 3, symbols: undefined });
  expect([terms.stopLoss?.toFixed(), terms.slippage.toFixed(), terms.takeProfit]).toEqual(['0.2', '0.01', undefined]);
});

test('reads figures as the language writes them, percents as fractions', () => {
  const draft = new TermsDraft(marks);
  draft.stopLoss.type('12,5');
  draft.mostPerTrade.type('1.500,25');
  const terms = draft.terms(amount)!;
  expect([terms.stopLoss?.toFixed(), terms.mostPerTrade?.toFixed()]).toEqual(['0.125', '1500.25']);
});

test('a fixed amount is needed where it is asked for, within what the copy can carry', () => {
  const draft = new TermsDraft(marks);
  draft.choose({ mode: 'FIXED', leverage: 2 });
  expect(draft.terms(amount)).toBeUndefined();
  expect(draft.perTrade.touched).toBe(true);
  draft.perTrade.type('2001');
  expect(draft.terms(amount)).toBeUndefined();
  draft.perTrade.type('9');
  expect(draft.terms(amount)).toBeUndefined();
  draft.perTrade.type('2000');
  expect(draft.terms(amount)?.amountPerTrade?.toFixed()).toBe('2000');
});

test.each([
  ['stopLoss', '0'],
  ['stopLoss', '100'],
  ['takeProfit', '0'],
  ['mostPerTrade', '5'],
  ['mostPerTrade', 'much'],
] as const)('%s of %s is no limit', (field, text) => {
  const draft = new TermsDraft(marks);
  draft[field].type(text);
  expect(draft.terms(amount)).toBeUndefined();
  expect(draft[field].touched).toBe(true);
});

test('a draft of a copy that runs has its limits', () => {
  const terms = {
    mode: 'FIXED',
    amountPerTrade: decimal(50),
    mostPerTrade: undefined,
    stopLoss: undefined,
    takeProfit: decimal('0.5'),
    slippage: decimal('0.02'),
    leverage: 1,
    symbols: ['SPOT_BTC_USDT'],
  } as const;
  expect(JSON.stringify(new TermsDraft(marks, terms).terms(amount))).toBe(JSON.stringify(terms));
});
