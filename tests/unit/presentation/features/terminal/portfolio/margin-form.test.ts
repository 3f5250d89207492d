import type { LeverageTier } from '../../../../../../src/domain/markets/futures-figures';
import { decimalMarks } from '../../../../../../src/domain/platform/decimal-marks';
import { decimal, decimalText, zero, type Decimal } from '../../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../../src/domain/shared/result';
import type { Position } from '../../../../../../src/domain/trading/position';
import { MarginForm } from '../../../../../../src/presentation/features/terminal/portfolio/positions/margin-form';
import { exchange } from '../../../../../support/asked-exchange';

const position = {
  symbol: 'PERP_SOL_USDT',
  positionSide: 'BOTH',
  marginMode: 'ISOLATED',
  leverage: 10,
  holding: decimal(10),
  averageOpenPrice: decimal(100),
  settlePrice: decimal(100),
  isolatedMargin: decimal(150),
  isolatedMarginAsset: '',
} as Position;
const tiers = [
  {
    notionalTo: decimal(1_000_000),
    initialMarginRate: decimal('0.1'),
    maintenanceMarginRate: decimal('0.01'),
    maintenanceAmount: zero,
  },
] as unknown as readonly LeverageTier[];

async function formOf(known: { readonly available?: Decimal; readonly free?: Decimal }) {
  const host = exchange({ leverageTiers: success(tiers) });
  const form = new MarginForm(
    host.port,
    host.port,
    { mark: () => decimal(100) },
    { available: (asset) => (asset === 'USDT' ? known.available : undefined) },
    { free: known.free },
    position,
    decimalMarks('en'),
  );
  return { form, host, sent: () => host.calls.filter(([name]) => name === 'isolatedMargin').length };
}

describe('margin that is added to an isolated position', () => {
  it.each([
    ['what there is of its asset', { available: decimal(500), free: decimal(800) }, '500'],
    ['what other positions leave free', { available: decimal(500), free: decimal(300) }, '300'],
    ['what there is while the rest is not known', { available: decimal(500) }, '500'],
  ])('is at most %s', async (_, known, most) => {
    const { form } = await formOf(known);
    expect(decimalText(form.addable!)).toBe(most);
  });

  it('is not sent where there is not so much', async () => {
    const { form, sent } = await formOf({ available: decimal(500), free: decimal(300) });
    form.amount.type('300.01');
    expect(form.tooMuch).toBe(true);
    expect(await form.send()).toBe(false);
    expect(sent()).toBe(0);
    form.amount.type('300');
    expect(form.tooMuch).toBe(false);
    expect(await form.send()).toBe(true);
    expect(sent()).toBe(1);
  });

  it('is left to the exchange while nothing is known', async () => {
    const { form } = await formOf({});
    form.amount.type('1000');
    expect([form.addable, form.tooMuch]).toEqual([undefined, false]);
  });
});

it('of an amount that is missing nothing is said any more after turning round', async () => {
  const { form } = await formOf({});
  expect([await form.send(), form.amount.touched]).toEqual([false, true]);
  form.turn('take');
  expect(form.amount.touched).toBe(false);
});

it('takes out no more than opening it now would leave', async () => {
  const { form } = await formOf({ available: zero });
  form.turn('take');
  form.amount.type('150.01');
  expect(form.tooMuch).toBe(true);
  await form.read();
  form.amount.type('50');
  expect(form.tooMuch).toBe(false);
  form.amount.type('50.01');
  expect(form.tooMuch).toBe(true);
});

it('says that it cannot know how the position would stand, whatever is typed, until it could be read', async () => {
  const { form, host } = await formOf({ available: decimal(500), free: decimal(300) });
  host.answers['leverageTiers'] = failure({ kind: 'offline' });
  await form.read();
  form.amount.type('1');
  expect([form.unread, form.failure, form.tiers]).toEqual([{ kind: 'offline' }, undefined, undefined]);
  expect(await form.send()).toBe(true);
  expect(form.unread).toEqual({ kind: 'offline' });
  host.answers['leverageTiers'] = success(tiers);
  await form.read();
  expect([form.unread, form.tiers]).toEqual([undefined, tiers]);
});

it('says how the position would stand only after a change that can be made', async () => {
  const { form } = await formOf({ available: decimal(500), free: decimal(300) });
  const margin = (): string | undefined => {
    const after = form.after(decimal(100));
    return after && decimalText(after.margin);
  };
  await form.read();
  expect([margin(), decimalText(form.now(decimal(100))!.margin)]).toEqual(['150', '150']);
  form.amount.type('300');
  expect(margin()).toBe('450');
  form.amount.type('300.01');
  expect(margin()).toBeUndefined();
  form.turn('take');
  form.amount.type('97709');
  expect([margin(), form.now(decimal(100))?.belowMaintenance]).toEqual([undefined, false]);
});
