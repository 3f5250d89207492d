import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LossBreak } from '../../../../../../src/application/trading/loss-break';
import { RiskLimitBook } from '../../../../../../src/application/trading/risk-limit-book';
import type { Instrument } from '../../../../../../src/domain/markets/instrument';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { minute } from '../../../../../../src/domain/shared/instant';
import { noLimits } from '../../../../../../src/domain/trading/risk-limits';
import { draftOf, limitsOf } from '../../../../../../src/presentation/features/terminal/safety/risk-limits-draft';
import { RiskLimitsSection } from '../../../../../../src/presentation/features/terminal/safety/risk-limits-section.view';
import { RiskLimitsStore } from '../../../../../../src/presentation/features/terminal/safety/risk-limits.store';
import { MemoryStorage } from '../../../../../fakes/memory-platform';
import { read } from '../../../../../support/reads';
import { FakeScheduler } from '../../../../../support/fake-scheduler';
import { loggedIn, renderShell } from '../../../shell/shell-fixture';

const marks = { decimal: ',', group: '.' } as const;

async function setUp(
  storage = new MemoryStorage(),
  lossBreak: Pick<LossBreak, 'end'> = { end: async () => undefined },
) {
  const time = new FakeScheduler();
  const book = new RiskLimitBook(storage, time);
  const limits = new RiskLimitsStore(book, time, time);
  const current = read(['BTC', 'ETH'].map((base) => ({ base }) as Instrument));
  const markets = {
    instruments: () => ({ current, subscribe: () => () => undefined, refresh: async () => undefined }),
  };
  await renderShell({
    at: '/account/settings',
    session: loggedIn(),
    texts: ['safety'],
    open: async () => ({ View: () => <RiskLimitsSection stores={{ limits, lossBreak, markets }} />, stores: {} }),
  });
  await screen.findByRole('button', { name: 'Save limits' });
  return { book, user: userEvent.setup() };
}

describe('limits that somebody sets', () => {
  it('are in force once they are saved', async () => {
    const { book, user } = await setUp();
    expect(screen.getByText('No limits are set.')).not.toBeNull();
    await user.type(screen.getByRole('textbox', { name: /Max. order value/ }), '1000.5');
    await user.type(screen.getByRole('textbox', { name: 'Asset' }), 'btc');
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '0.5');
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    expect(book.current()).toMatchObject({ orderValue: decimal('1000.5'), orderQuantities: { BTC: decimal('0.5') } });
    expect(screen.getByText('Max. order value: 1,000.5 USDT').closest('[role="status"]')).not.toBeNull();
    // Nobody is sent back to the top of the page.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save limits' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Asset' }).value).toBe('');
  });

  it('keep what is being typed when an order is stopped meanwhile', async () => {
    const { book, user } = await setUp();
    act(() => void book.change({ ...noLimits, orderValue: decimal('100') }, ''));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Max. daily loss/ });
    await user.type(field, '50');
    act(() => book.stopped('orderValue', 'SPOT_BTC_USDT'));
    expect(field.value).toBe('50');
    act(() => void book.change({ ...noLimits, orderValue: decimal('90') }, ''));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Max. order value/ }).value).toBe('90');
  });

  it('say that looser ones wait, and until when', async () => {
    const { book, user } = await setUp();
    act(() => void book.change({ ...noLimits, orderValue: decimal('100') }, ''));
    const field = screen.getByRole('textbox', { name: /Max. order value/ });
    await user.clear(field);
    await user.type(field, '200');
    expect(screen.getByText(/take effect in 24 hours/)).not.toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Why do you want looser limits?' }), 'more money');
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    expect(book.current().orderValue?.toFixed()).toBe('100');
    expect(screen.getByText(/Looser limits take effect on/)).not.toBeNull();
    expect(screen.getByText(/more money/)).not.toBeNull();
    // What has been asked for is not asked about again, until still looser ones are wanted.
    const asked = (): boolean => screen.queryByText(/take effect in 24 hours/) !== null;
    const typed = screen.getByRole<HTMLInputElement>('textbox', { name: /Max. order value/ });
    expect([typed.value, asked(), screen.queryByText('Why do you want looser limits?')]).toEqual(['200', false, null]);
    await user.clear(typed);
    await user.type(typed, '150');
    expect(asked()).toBe(false);
    await user.clear(typed);
    await user.type(typed, '300');
    expect(asked()).toBe(true);
  });

  it('say until when a break runs, once an order was stopped by it', async () => {
    const ends = [undefined, Date.now() + 5 * minute];
    const { book } = await setUp(new MemoryStorage(), { end: async () => ends.shift() });
    act(() => void book.change({ ...noLimits, coolDown: { losses: 1, pause: 30 * minute } }, ''));
    await screen.findByText('30-minute cooldown after 1 loss');
    act(() => book.stopped('coolDown', 'SPOT_BTC_USDT'));
    await screen.findByText(/^30-minute cooldown after 1 loss · in effect until \d/);
  });

  it('are not saved where a field cannot be read', async () => {
    const { book, user } = await setUp();
    const hint = 'Trading fees count, funding does not.';
    const field = screen.getByRole('textbox', { name: /Max. daily loss/ });
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(hint);
    await user.type(field, '-5');
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    expect(screen.getByText('Enter a value above zero, or leave it empty.')).not.toBeNull();
    expect(screen.queryByText(hint)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Max. daily loss/ })));
    expect(book.current()).toEqual(noLimits);
  });

  it('say at each field what it takes, until that field is typed anew', async () => {
    const { user } = await setUp();
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '1');
    await user.type(screen.getByRole('textbox', { name: 'Cooldown, minutes' }), '0');
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    for (const words of [
      'Enter an asset that has a market here, such as BTC.',
      'Enter a whole number from 1 to 50.',
      'Enter whole minutes from 1 to 1440.',
    ])
      screen.getByText(words);
    await user.type(screen.getByRole('textbox', { name: 'Asset' }), 'btc');
    expect(screen.queryByText('Enter an asset that has a market here, such as BTC.')).toBeNull();
    screen.getByText('Enter whole minutes from 1 to 1440.');
  });

  it('are not saved where only one end of the trading hours is chosen, or twice the same hour', async () => {
    const { book, user } = await setUp();
    const said = 'Choose two different hours, or “Any time” for both.';
    const [from, until] = ['From', 'Until'].map((name) => screen.getByRole<HTMLSelectElement>('combobox', { name }));
    await user.type(screen.getByRole('textbox', { name: /Max. order value/ }), '100');
    await user.selectOptions(from!, '03:00');
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    expect(document.getElementById(until!.getAttribute('aria-describedby')!)?.textContent).toBe(said);
    await waitFor(() => expect(document.activeElement).toBe(until));
    await user.selectOptions(until!, '03:00');
    expect(screen.queryByText(said)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    screen.getByText(said);
    expect([from!.value, until!.value, book.current()]).toEqual(['3', '3', noLimits]);
    await user.selectOptions(from!, '01:00');
    expect(screen.queryByText(said)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    expect(book.current().hours).toEqual([1, 2]);
  });

  it('are not saved for an asset that has no market', async () => {
    const { book, user } = await setUp();
    const asset = screen.getByRole('textbox', { name: 'Asset' });
    await user.type(asset, 'nosuch');
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '1');
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    screen.getByText('Enter an asset that has a market here, such as BTC.');
    await waitFor(() => expect(document.activeElement).toBe(asset));
    expect(book.current()).toEqual(noLimits);
    await user.clear(asset);
    await user.type(asset, 'eth');
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    expect(book.current().orderQuantities).toEqual({ ETH: decimal('1') });
  });

  it('leave the keyboard where another asset is typed when one goes', async () => {
    const { book, user } = await setUp();
    act(() => void book.change({ ...noLimits, orderQuantities: { BTC: decimal('1500.5') } }, ''));
    screen.getByText('1,500.5 BTC');
    screen.getByRole('button', { name: 'Remove the limit for BTC' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Asset' }));
    expect(screen.queryByText('1,500.5 BTC')).toBeNull();
  });

  it('say so where the device does not keep them', async () => {
    const storage = new MemoryStorage();
    storage.write = () => undefined;
    const { user } = await setUp(storage);
    await user.type(screen.getByRole('textbox', { name: /Max. order value/ }), '1');
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    expect(screen.getByText(/could not be saved/)).not.toBeNull();
  });
});

describe('a draft of limits', () => {
  it('says the same as the limits it was made of, with the marks of the language', () => {
    const limits = {
      ...noLimits,
      orderValue: decimal('1234.5'),
      coolDown: { losses: 3, pause: 30 * minute },
      hours: [22, 23, 0, 1].sort((a, b) => a - b),
    };
    const draft = draftOf(limits, marks);
    expect(draft).toMatchObject({ orderValue: '1234,5', losses: '3', pause: '30', from: '22', until: '2' });
    expect(limitsOf(draft, marks)).toEqual({
      limits: { ...limits, confirmAbove: undefined, dailyLoss: undefined, position: undefined },
    });
  });

  it('takes any asset while nobody knows which have a market', () => {
    const draft = { ...draftOf(noLimits, marks), asset: 'new', quantity: '1' };
    expect(limitsOf(draft, marks)).toMatchObject({ limits: { orderQuantities: { NEW: decimal('1') } } });
    expect(limitsOf(draft, marks, new Set(['BTC']))).toEqual({ wrong: ['asset'] });
    // One that is kept stays, whatever became of its market.
    expect(
      limitsOf(draftOf({ ...noLimits, orderQuantities: { OLD: decimal('1') } }, marks), marks, new Set()),
    ).toMatchObject({
      limits: { orderQuantities: { OLD: decimal('1') } },
    });
  });

  it.each([
    [{ orderValue: 'x' }, ['orderValue']],
    [{ asset: 'BTC' }, ['quantity']],
    [{ quantity: '1' }, ['asset']],
    [{ losses: '3' }, ['pause']],
    [{ losses: '0', pause: '9' }, ['losses']],
    [{ from: '3' }, ['until']],
    [{ until: '3' }, ['from']],
    [{ from: '3', until: '3' }, ['until']],
  ])('names the fields of %j that cannot be read', (typed, wrong) => {
    expect(limitsOf({ ...draftOf(noLimits, marks), ...typed }, marks)).toEqual({ wrong });
  });
});
