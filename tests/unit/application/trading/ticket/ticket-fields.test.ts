import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { isAdvanced } from '../../../../../src/application/trading/ticket/confirmation';
import { emptyTicket, isProgram, orderKinds } from '../../../../../src/application/trading/ticket/ticket-text';
import { typing } from './ticket-fakes';

const value = (input: { readonly ok: boolean; readonly value?: unknown }): string | undefined =>
  input.ok ? String(input.value) : undefined;

describe('what is typed into a ticket', () => {
  it('is a limit purchase of nothing at first', () => {
    const { fields } = typing();
    expect(fields.text).toEqual({
      side: 'BUY',
      type: 'LIMIT',
      price: '',
      priceOffered: false,
      priceFollows: false,
      size: '',
      unit: 'base',
      timing: 'GTC',
      level: 1,
      reduceOnly: false,
      closing: false,
      more: {},
      choices: {},
    });
    expect([fields.untouched, fields.priced, fields.expiry]).toEqual([true, true, undefined]);
    expect(emptyTicket('quote').unit).toBe('quote');
  });

  it('is read as numbers, field by field', () => {
    const { fields } = typing();
    fields.typePrice('100.5');
    fields.typeSize('0.25');
    fields.typeMore('visible', ' ');
    fields.typeMore('slippage', '1');
    expect([value(fields.price), value(fields.size), value(fields.number('slippage'))]).toEqual(['100.5', '0.25', '1']);
    expect([fields.isTyped('visible'), fields.isTyped('slippage'), fields.isTyped('trigger')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(fields.number('trigger').ok).toBe(false);
    expect(fields.untouched).toBe(false);
  });

  it('is told to whoever listens, until they stop', () => {
    const { fields } = typing();
    const told: unknown[] = [];
    const stop = fields.onWritten((change) => told.push(change));
    fields.choose({ type: 'MARKET' });
    fields.pick('expiry', '5');
    stop();
    fields.typeSize('1');
    expect(told).toEqual([{ type: 'MARKET' }, { choices: { expiry: '5' } }]);
    expect(fields.text.choices).toEqual({ expiry: '5' });
  });

  it.each([
    ['LIMIT', 'GTC', true],
    ['LIMIT', 'BID', false],
    ['LIMIT', 'ASK', false],
    ['LIMIT', 'IOC', true],
    ['MARKET', 'GTC', false],
    ['STOP_LIMIT', 'BID', true],
    ['OCO', 'GTC', true],
    ['STOP_MARKET', 'GTC', false],
    ['TWAP', 'GTC', false],
  ] as const)('names a price of its own or not: %s %s', (type, timing, priced) => {
    const { fields } = typing();
    fields.choose({ type, timing });
    expect(fields.priced).toBe(priced);
  });

  it.each([
    ['LIMIT', 'GTC', '5'],
    ['LIMIT', 'POST_ONLY', '5'],
    ['LIMIT', 'IOC', undefined],
    ['MARKET', 'GTC', undefined],
  ] as const)('ends by itself where it may: %s %s', (type, timing, expiry) => {
    const { fields } = typing();
    fields.pick('expiry', '5');
    fields.choose({ type, timing });
    expect(fields.expiry).toBe(expiry);
  });

  it('is written anew with the marks of another language, in every market', () => {
    const { fields, drafts } = typing();
    fields.typePrice('1,000.5');
    fields.typeMore('visible', '0.5');
    fields.speak(decimalMarks('de'));
    expect([fields.text.price, fields.text.more['visible'], value(fields.price)]).toEqual(['1000,5', '0,5', '1000.5']);
    const other = drafts.of('SPOT_ETH_USDT');
    other.set({ ...emptyTicket('base'), size: '0,25' });
    fields.speak(decimalMarks('en'));
    expect(other.current?.size).toBe('0.25');
    expect(drafts.of('SPOT_ETH_USDT')).toBe(other);
    expect(fields.marks).toEqual(decimalMarks('en'));
    const before = fields.text;
    fields.speak(decimalMarks('en'));
    expect(fields.text).toBe(before);
  });
});

describe('a price that nobody typed', () => {
  it('is the best of the order’s own side, and goes with it', () => {
    const { fields, book } = typing();
    fields.followPrice();
    expect(fields.text).toMatchObject({ price: '100.0', priceOffered: true, priceFollows: true });
    book.bids[0] = [98, 1];
    fields.followPrice();
    expect(fields.text.price).toBe('98.0');
    fields.chooseSide('SELL');
    expect(fields.text).toMatchObject({ side: 'SELL', price: '101.0' });
  });

  it('writes nothing while it stays the same', () => {
    const { fields } = typing();
    fields.followPrice();
    const before = fields.text;
    fields.followPrice();
    expect(fields.text).toBe(before);
  });

  it.each([
    ['somebody is at the field', (of: ReturnType<typeof typing>) => of.fields.takeInHand(true)],
    ['somebody has typed a price', (of: ReturnType<typeof typing>) => of.fields.typePrice('90')],
    ['somebody has typed a size', (of: ReturnType<typeof typing>) => of.fields.typeSize('1')],
    ['somebody took another one', (of: ReturnType<typeof typing>) => of.fields.offerPrice(decimal('90'))],
    ['nobody bids', (of: ReturnType<typeof typing>) => void of.book.bids.splice(0)],
  ])('stays while %s', (_, does) => {
    const of = typing();
    of.fields.followPrice();
    does(of);
    const { price } = of.fields.text;
    if (of.book.bids[0]) of.book.bids[0] = [95, 1];
    of.fields.followPrice();
    expect(of.fields.text.price).toBe(price);
  });

  it('follows again once nobody is at the field', () => {
    const { fields, book } = typing();
    fields.takeInHand(true);
    fields.followPrice();
    expect(fields.text.price).toBe('');
    fields.takeInHand(false);
    book.bids[0] = [95, 1];
    fields.followPrice();
    expect(fields.text.price).toBe('95.0');
  });

  it('is replaced by typing', () => {
    const { fields } = typing();
    fields.offerPrice(decimal('90'));
    expect(fields.text).toMatchObject({ price: '90.0', priceOffered: true, priceFollows: false });
    fields.typePrice('91');
    expect(fields.text).toMatchObject({ price: '91', priceOffered: false, priceFollows: false });
  });
});

describe('a price or size that somebody points at', () => {
  it('is on a tick, and makes it a limit order where the order had no price', () => {
    const { fields } = typing();
    fields.choose({ type: 'STOP_LIMIT' });
    fields.takePrice(90.3);
    expect(fields.text).toMatchObject({ type: 'STOP_LIMIT', price: '90.5' });
    fields.choose({ type: 'MARKET', timing: 'BID' });
    fields.takePrice(91);
    expect(fields.text).toMatchObject({ type: 'LIMIT', timing: 'GTC', price: '91.0' });
  });

  it('is one of three of the book', () => {
    const { fields, book } = typing();
    fields.takeChip('bid');
    expect(fields.text.price).toBe('100.0');
    fields.takeChip('middle');
    expect(fields.text.price).toBe('100.5');
    fields.takeChip('ask');
    expect(fields.text.price).toBe('101.0');
    book.bids.splice(0);
    fields.takeChip('bid');
    expect(fields.text.price).toBe('101.0');
  });

  it('is a quantity on the step, in the base asset', () => {
    const { fields } = typing();
    fields.write({ unit: 'quote' });
    fields.takeSize(0.0129);
    expect(fields.text).toMatchObject({ unit: 'base', size: '0.012' });
    fields.takeSize(0);
    fields.takeSize(-1);
    expect(fields.text.size).toBe('0.012');
    fields.fillSize(decimal('0'), 'quote');
    expect(fields.text).toMatchObject({ unit: 'quote', size: '' });
    fields.fillSize(undefined, 'base');
    expect(fields.text.size).toBe('');
  });

  it('goes a tick up or down, from the best price where the field is empty', () => {
    const { fields, book } = typing();
    fields.stepPrice(1);
    expect(fields.text.price).toBe('100.5');
    fields.stepPrice(-1);
    expect(fields.text.price).toBe('100.0');
    fields.typePrice('100.2');
    fields.stepPrice(1);
    expect(fields.text.price).toBe('100.5');
    fields.typePrice('100.2');
    fields.stepPrice(-1);
    expect(fields.text.price).toBe('100.0');
    fields.typePrice('0.5');
    fields.stepPrice(-1);
    expect(fields.text.price).toBe('0.5');
    fields.typePrice('');
    book.bids.splice(0);
    fields.stepPrice(1);
    expect(fields.text.price).toBe('');
  });

  it('can be that of a further field', () => {
    const { fields } = typing();
    fields.fillMore('trigger', decimal('95.5'));
    expect(fields.text.more).toEqual({ trigger: '95.5' });
  });
});

describe('a field', () => {
  it('says what is wrong with it once it was left with something in it, or all do after trying to send', () => {
    const { fields } = typing();
    fields.leave('price', ' ');
    expect([...fields.touched]).toEqual([]);
    fields.leave('price', 'x');
    fields.leave('size', '1');
    expect([...fields.touched]).toEqual(['price', 'size']);
    fields.touch(['visible']);
    expect([...fields.touched]).toEqual(['visible']);
  });

  it('says nothing of what only an order of another kind lacked, and goes on about what was typed', () => {
    const { fields } = typing();
    fields.choose({ type: 'STOP_LIMIT' });
    fields.typePrice('x');
    fields.touch(['price', 'size', 'trigger']);
    fields.choose({ side: 'SELL' });
    expect([...fields.touched]).toEqual(['price', 'size', 'trigger']);
    fields.choose({ type: 'STOP_MARKET' });
    expect([...fields.touched]).toEqual(['price']);
  });
});

it('kinds of orders are plain or programs, and some of them have a question of their own', () => {
  expect(orderKinds.filter((kind) => !isProgram(kind))).toEqual(['LIMIT', 'MARKET']);
  expect(orderKinds.filter(isProgram)).toEqual(['STOP_LIMIT', 'STOP_MARKET', 'TRAILING_STOP', 'OCO', 'SCALED', 'TWAP']);
  const reasons = ['market', 'limit', 'farFromMarket', 'outOfBounds'] as const;
  expect(reasons.filter(isAdvanced)).toEqual([]);
  const advanced = ['stop', 'trailing', 'oco', 'bracket', 'scaled', 'twap', 'iceberg'] as const;
  expect(advanced.filter(isAdvanced)).toEqual(advanced);
});
