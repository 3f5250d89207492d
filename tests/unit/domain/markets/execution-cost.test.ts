import { costInQuote } from '../../../../src/domain/markets/execution-cost';
import { decimal } from '../../../../src/domain/shared/decimal';

test('7.6667 basis points of 10 000 are 7.6667', () => {
  expect(String(costInQuote({ amount: decimal(10_000), totalBps: decimal('7.6667') }))).toBe('7.6667');
});

test('what the book cannot fill costs nothing that could be told', () => {
  expect(costInQuote({ amount: decimal(10_000), totalBps: undefined })).toBeUndefined();
});
