import { decimalMarks } from '../../../../../../src/domain/platform/decimal-marks';
import { decimal, decimalText } from '../../../../../../src/domain/shared/decimal';
import type { AlgoOrder } from '../../../../../../src/domain/trading/algo-order';
import { ProtectionForm } from '../../../../../../src/presentation/features/terminal/portfolio/positions/protection-form';
import { bitcoinPerpetual } from '../../../../domain/trading/instruments';
import { position } from '../contracts/contract-fixture';

const entry = decimal(60_000);
const held = { ...position('1'), averageOpenPrice: entry, leverage: 10 };
const existing = {
  algoType: 'POSITIONAL_TP_SL',
  legs: [{ algoType: 'STOP_LOSS', status: 'NEW', triggerPrice: decimal(55_000), triggerPriceType: 'MARK_PRICE' }],
} as unknown as AlgoOrder;

const formOf = (before?: AlgoOrder) =>
  new ProtectionForm({} as never, {} as never, bitcoinPerpetual, held, before, decimalMarks('en'));

const at = (form: ProtectionForm, leg: 'TAKE_PROFIT' | 'STOP_LOSS') => {
  const price = form.trigger(leg);
  return price && decimalText(price);
};

describe('a loss', () => {
  it.each(['20', '-20', '−20', '–20', ' －20'])('is written with its sign or without: %s', (text) => {
    const form = formOf();
    form.write('percent');
    form.figures.STOP_LOSS.type(text);
    expect(at(form, 'STOP_LOSS')).toBe('58800');
    form.write('pnl');
    form.figures.STOP_LOSS.type(text);
    expect(at(form, 'STOP_LOSS')).toBe('59980');
  });

  it('is what a stop loss is written as, and nothing else', () => {
    const form = formOf();
    expect(form.writesLoss('STOP_LOSS')).toBe(false);
    form.figures.STOP_LOSS.type('-59000');
    expect(at(form, 'STOP_LOSS')).toBeUndefined();
    form.write('percent');
    expect([form.writesLoss('STOP_LOSS'), form.writesLoss('TAKE_PROFIT')]).toEqual([true, false]);
    form.figures.TAKE_PROFIT.type('-20');
    form.figures.STOP_LOSS.type('--20');
    expect([at(form, 'TAKE_PROFIT'), at(form, 'STOP_LOSS')]).toEqual([undefined, undefined]);
  });
});

describe('what was typed', () => {
  it('stays where a part is chosen instead of the whole, and back', () => {
    const form = formOf(existing);
    form.figures.TAKE_PROFIT.type('70000');
    form.choose('part');
    expect([form.figures.TAKE_PROFIT.text, form.figures.STOP_LOSS.text]).toEqual(['70000', '']);
    form.quantity.type('0.25');
    form.choose('whole');
    expect([form.figures.TAKE_PROFIT.text, form.figures.STOP_LOSS.text]).toEqual(['70000', '55000']);
    form.choose('part');
    expect(form.quantity.text).toBe('0.25');
  });

  it('is the same price for another quantity, in the unit that it was written in', () => {
    const form = formOf();
    form.write('pnl');
    form.figures.STOP_LOSS.type('-1000');
    form.figures.TAKE_PROFIT.type('much');
    form.choose('part');
    expect([form.unit, form.figures.STOP_LOSS.text, at(form, 'STOP_LOSS')]).toEqual(['pnl', '500', '59000']);
    expect(form.figures.TAKE_PROFIT.text).toBe('much');
    form.write('percent');
    form.figures.STOP_LOSS.type('-20');
    form.choose('whole');
    expect([form.unit, form.figures.STOP_LOSS.text]).toEqual(['percent', '-20']);
  });
});
