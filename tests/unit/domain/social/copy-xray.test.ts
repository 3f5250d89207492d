import { decimal } from '../../../../src/domain/shared/decimal';
import { type CopyXray, xrayInCents } from '../../../../src/domain/social/own-copy';
import { fc } from '../../../support/properties';

const xray = (parts: Partial<Record<'gross' | 'fees' | 'slippage' | 'profitShare' | 'net', string>>): CopyXray => ({
  days: 30,
  gross: decimal(parts.gross ?? '0'),
  fees: decimal(parts.fees ?? '0'),
  slippage: parts.slippage === undefined ? undefined : decimal(parts.slippage),
  profitShare: decimal(parts.profitShare ?? '0'),
  net: decimal(parts.net ?? '0'),
  measuredTrades: 1,
});

test('what was shared on the way has earned nothing more', () => {
  const { compounding } = xrayInCents(xray({ gross: '97.51', profitShare: '9.72', net: '87.45' }));
  expect(compounding.toFixed()).toBe('0.34');
});

test('its rows add up to the cent, whatever they are', () => {
  const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((units) => String(units / 10_000));
  fc.assert(
    fc.property(
      fc.record({ gross: amount, fees: amount, profitShare: amount, net: amount }),
      fc.option(amount, { nil: undefined }),
      (parts, slippage) => {
        const shown = xrayInCents(xray({ ...parts, ...(slippage !== undefined && { slippage }) }));
        const written = (value: keyof typeof shown): number => Number(shown[value]?.toFixed(2) ?? 0);
        const sum = written('gross') - written('fees') - written('slippage') - written('profitShare');
        expect(sum - written('compounding')).toBeCloseTo(written('net'), 6);
      },
    ),
  );
});
