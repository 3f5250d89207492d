import { type KeptProgram, KeptPrograms } from '../../../../src/application/trading/kept-programs';
import { keptProgramTexts, slicesUnderWay } from '../../../../src/application/trading/programs-key';
import { decimal } from '../../../../src/domain/shared/decimal';
import { MemoryStorage } from '../../../fakes/memory-platform';

const storage = () => {
  const device = new MemoryStorage();
  return { device, kept: new KeptPrograms(device, { identifier: () => 7 }) };
};

const plain: KeptProgram = {
  id: 1,
  since: 1,
  kind: 'TWAP',
  parts: [
    { intent: { symbol: 'SPOT_BTC_USDT', side: 'BUY', type: 'MARKET', quantity: decimal('0.00000001') }, after: 0 },
  ],
  placed: 0,
  owner: 7,
  ended: false,
};

const priced: KeptProgram = {
  id: 2,
  since: 2,
  kind: 'SCALED',
  parts: [0, 250].map((after) => ({
    intent: {
      symbol: 'PERP_BTC_USDT',
      side: 'SELL',
      type: 'LIMIT',
      price: decimal('80000.5'),
      quantity: decimal('0.1'),
      positionSide: 'LONG',
      marginMode: 'CROSS',
      reduceOnly: true,
    },
    after,
  })),
  placed: 1,
  owner: 8,
  ended: true,
  sent: { clientOrderId: 11, at: 1_000 },
  askedBy: 9,
};

test('programs are read as they were written, to the last digit', () => {
  const { device, kept } = storage();
  expect(kept.read()).toEqual([]);
  expect(kept.durable).toBe(false);
  kept.write(priced);
  kept.write(plain);
  expect(kept.read()).toEqual([plain, priced]);
  expect(kept.durable).toBe(true);
  expect(kept.page).toBe(7);
  const isolated = {
    ...priced,
    parts: priced.parts.map((each) => ({
      ...each,
      intent: { ...each.intent, positionSide: 'SHORT', marginMode: 'ISOLATED' },
    })),
  };
  const both = {
    ...priced,
    parts: priced.parts.map((each) => ({ ...each, intent: { ...each.intent, positionSide: 'BOTH' } })),
  };
  const stopped = { ...plain, stopped: true, left: true };
  const all = [isolated, both, stopped].map((each, index) => ({ ...each, id: 10 + index, since: 3 })) as KeptProgram[];
  for (const each of all) kept.write(each);
  expect(kept.read()).toEqual([plain, priced, ...all]);
  expect(kept.of(11)).toEqual(all[1]);
  for (const { id } of kept.read()) kept.remove(id);
  expect(device.all()).toEqual({});
});

test('the newest twenty are kept', () => {
  const { kept } = storage();
  for (const id of Array.from({ length: 22 }, (_, index) => index)) kept.write({ ...plain, id, since: id });
  expect(kept.read().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
});

test('what still runs is kept before what has ended', () => {
  const { kept } = storage();
  for (const id of Array.from({ length: 23 }, (_, index) => index))
    kept.write({ ...plain, id, since: id, ended: id > 1 });
  expect(kept.read().map(({ id }) => id)).toEqual([0, 1, ...Array.from({ length: 18 }, (_, index) => index + 5)]);
});

test('what cannot be kept is said not to be', () => {
  const { device, kept } = storage();
  device.write = () => undefined;
  kept.write(plain);
  expect(kept.durable).toBe(false);
});

test('what was there before is proof of a place to keep it, until a write fails', () => {
  const { device, kept } = storage();
  device.writeEntry('order-programs', '1', '{}');
  kept.read();
  expect(kept.durable).toBe(true);
  device.write = () => undefined;
  kept.write(plain);
  kept.read();
  expect(kept.durable).toBe(false);
});

const [part] = plain.parts;
const [limit] = priced.parts;
it.each<readonly [string, object | string]>([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['no id', { ...plain, id: '1' }],
  ['another kind', { ...plain, kind: 'LIMIT' }],
  ['no owner', { ...plain, owner: undefined }],
  ['no parts', { ...plain, parts: undefined }],
  ['nothing left', { ...plain, placed: 1 }],
  ['less than nothing placed', { ...plain, placed: -1 }],
  ['a number without end', { ...plain, placed: null }],
  ['a part of no market', { ...plain, parts: [{ ...part, intent: { ...part!.intent, symbol: 1 } }] }],
  ['a part of no side', { ...plain, parts: [{ ...part, intent: { ...part!.intent, side: 'BOTH' } }] }],
  ['a part of no type', { ...plain, parts: [{ ...part, intent: { ...part!.intent, type: 'ASK' } }] }],
  ['a part of no quantity', { ...plain, parts: [{ ...part, intent: { ...part!.intent, quantity: 'much' } }] }],
  ['a part at no time', { ...plain, parts: [{ intent: part!.intent, after: 'soon' }] }],
  [
    'a limit order without a price',
    { ...priced, parts: [limit, { ...limit, intent: { ...limit!.intent, price: undefined } }] },
  ],
])('what is no program is left out: %s', (_, written) => {
  const { device, kept } = storage();
  device.writeEntry('order-programs', '1', typeof written === 'string' ? written : JSON.stringify(written));
  expect(kept.read()).toEqual([]);
});

test('what is not what it should be within one is left out of it', () => {
  const { device, kept } = storage();
  const odd = { ...limit!.intent, positionSide: 'UP', marginMode: 'NONE', reduceOnly: 'yes' };
  device.writeEntry(
    'order-programs',
    '2',
    JSON.stringify({
      ...priced,
      since: 'first',
      ended: 1,
      stopped: 1,
      left: 1,
      askedBy: 'me',
      sent: { clientOrderId: 1 },
      parts: [{ ...limit, intent: odd }],
      placed: 0,
    }),
  );
  const { symbol, side, type, price, quantity } = limit!.intent;
  expect(kept.read()).toEqual([
    {
      id: 2,
      since: 0,
      kind: 'SCALED',
      placed: 0,
      owner: 8,
      ended: false,
      parts: [{ after: 0, intent: { symbol, side, type, price, quantity } }],
    },
  ]);
});

test('what other pages write is told', () => {
  const { device, kept } = storage();
  let told = 0;
  const stop = kept.onChange(() => (told += 1));
  device.writeElsewhere('order-programs/1', '{}');
  stop();
  device.writeElsewhere('order-programs/1', '{}');
  expect(told).toBe(1);
});

test('orders over a time that are under way are known by their client ids', () => {
  const { device, kept } = storage();
  kept.write(plain);
  kept.write({ ...plain, id: 3, sent: { clientOrderId: 4, at: 1 } });
  kept.write(priced);
  expect(slicesUnderWay(keptProgramTexts(device))).toEqual([4]);
  expect(slicesUnderWay(['{', '[]', 'null', '{"kind":"TWAP","sent":{"clientOrderId":"4"}}'])).toEqual([]);
});
