import { decimal } from '../../../../src/domain/shared/decimal';
import { type CopyXray, xrayInCents } from '../../../../src/domain/social/own-copy';

const xray = (
  parts: Partial<Record<'gross' | 'fees' | 'slippage' | 'profitShare' | 'compounding' | 'net', string>>,
): CopyXray => ({
  days: 30,
  gross: decimal(parts.gross ?? '0'),
  fees: decimal(parts.fees ?? '0'),
  slippage: parts.slippage === undefined ? undefined : decimal(parts.slippage),
  profitShare: decimal(parts.profitShare ?? '0'),
  compounding: decimal(parts.compounding ?? '0'),
  net: decimal(parts.net ?? '0'),
  measuredTrades: 1,
});

test('what the rounding of each part takes is a part of its own', () => {
  const seen = xrayInCents(xray({ gross: '10', fees: '0.004', slippage: '0.004', profitShare: '0.004', net: '9.988' }));
  expect(seen.fees.toFixed(2)).toBe('0.00');
  expect(seen.net.toFixed(2)).toBe('9.99');
  expect(seen.rounding.toFixed(2)).toBe('0.01');
});

test('a part that the exchange leaves out is not hidden in another', () => {
  const seen = xrayInCents(xray({ gross: '97.51', profitShare: '9.72', net: '87.45' }));
  expect(seen.compounding.toFixed(2)).toBe('0.00');
  expect(seen.rounding.toFixed(2)).toBe('0.34');
});
