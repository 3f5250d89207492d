import type { Order } from '../../../../../src/domain/trading/order';
import type { TicketOutcome } from '../../../../../src/application/trading/ticket/ticket-outcome';
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { failure, success } from '../../../../../src/domain/shared/result';
import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal, decimalText } from '../../../../../src/domain/shared/decimal';
import { OrderForm } from '../../../../../src/presentation/features/terminal/ticket/order-form.view';
import { bitcoin } from '../../../domain/trading/instruments';
import { loggedIn, loggedOut, renderShell } from '../../shell/shell-fixture';
import { renderPart, tradeStores } from './trading-fixture';

async function showForm(session: Parameters<typeof renderPart>[1] = loggedIn()) {
  const stores = await tradeStores();
  const form = <OrderForm ticket={stores.ticket} preferences={stores.preferences} />;
  const { connection } = await renderPart(form, session);
  await screen.findByLabelText('Order form · BTC/USDT');
  return { ...stores, connection, user: userEvent.setup() };
}

// Names are looked for in the form alone: working them out for the whole shell each time takes seconds.
const form = () => within(document.querySelector<HTMLElement>('section[aria-label^="Order form"]')!);
const price = () => screen.getByLabelText('Price');
const quantity = () => screen.getByLabelText('Quantity');
const submit = (name: string | RegExp) => form().getByRole('button', { name });

describe('the order form', () => {
  it('names the act, sends it once and keeps the price for the next order', async () => {
    const { user, trading } = await showForm();
    await user.type(price(), '60000.5');
    await user.type(quantity(), '0.01');
    await user.click(submit('Buy 0.01 BTC'));
    expect(await screen.findByText('Order placed: buy 0.01 BTC.')).toBeInTheDocument();
    expect(trading.sent).toHaveLength(1);
    expect(trading.sent[0]).toMatchObject({ symbol: 'SPOT_BTC_USDT', side: 'BUY', type: 'LIMIT' });
    expect(decimalText(trading.sent[0]!.price!)).toBe('60000.5');
    expect(price()).toHaveValue('60000.5');
    expect(quantity()).toHaveValue('');
  });

  it('tells of the order as it is now: what filled of it, and that the rest was cancelled', async () => {
    const { user, ticket } = await showForm();
    await user.type(price(), '60000.5');
    await user.type(quantity(), '0.01');
    await user.click(submit('Buy 0.01 BTC'));
    const message = await screen.findByText('Order placed: buy 0.01 BTC.');
    const { orderId, ...placed } = ticket.outcome as Extract<TicketOutcome, { kind: 'placed' }>;
    const ended = { ...placed, orderId, status: 'CANCELLED', type: 'IOC', executed: decimal('0.004') } as const;
    act(() => ticket.ended({ ...ended, averagePrice: decimal('60000.126') } as unknown as Order));
    expect(message).toHaveTextContent('Bought 0.004 of 0.01 BTC at 60,000.13; 0.006 cancelled.');
    expect(message).toHaveAttribute('data-kind', 'warning');
  });

  it.each([
    ['FOK', 'Not filled: buy 0.01 BTC cancelled (fill or kill).'],
    ['LIMIT', 'Buy order cancelled: 0.01 BTC'],
  ])('does not go on saying that an order is placed that was cancelled: %s', async (type, words) => {
    const { user, ticket } = await showForm();
    await user.type(price(), '60000.5');
    await user.type(quantity(), '0.01');
    await user.click(submit('Buy 0.01 BTC'));
    const message = await screen.findByText('Order placed: buy 0.01 BTC.');
    const placed = ticket.outcome as Extract<TicketOutcome, { kind: 'placed' }>;
    act(() => ticket.ended({ ...placed, status: 'CANCELLED', type, executed: decimal(0) } as unknown as Order));
    expect(message).toHaveTextContent(words);
  });

  it.each([
    [{ status: 'FILLED', executed: decimal('0.01'), averagePrice: decimal('60000.126') }, 'filled at 60,000.13'],
    [{ status: 'CANCELLED', executed: decimal(0) }, 'order cancelled, 0.01 BTC'],
  ])('says of an order of hedge mode which position it was for: %#', async (end, words) => {
    const { user, ticket } = await showForm();
    await user.type(price(), '60000.5');
    await user.type(quantity(), '0.01');
    await user.click(submit('Buy 0.01 BTC'));
    const message = await screen.findByText('Order placed: buy 0.01 BTC.');
    const placed = ticket.outcome as Extract<TicketOutcome, { kind: 'placed' }>;
    act(() => ticket.ended({ ...placed, type: 'LIMIT', positionSide: 'SHORT', ...end } as unknown as Order));
    expect(message).toHaveTextContent(/^Close short: /);
    expect(message).toHaveTextContent(words);
  });

  it('says of a post-only order that would cross the spread what would come of it', async () => {
    const { user, trading } = await showForm();
    await user.click(form().getByRole('checkbox', { name: 'Post-only' }));
    await user.type(price(), '60010');
    await user.type(quantity(), '0.01');
    await user.click(submit('Buy 0.01 BTC'));
    expect(await screen.findByText('Would cross the spread: post-only will be rejected.')).toBeInTheDocument();
    expect(trading.sent).toEqual([]);
  });

  it('says at each field what is wrong, sends nothing and keeps what was typed', async () => {
    const { user, trading } = await showForm();
    await user.type(price(), '60000.005');
    await user.type(quantity(), '0.5');
    await user.click(submit(/^Buy .*BTC/));
    expect(price()).toHaveAccessibleDescription('Price must be a multiple of 0.01 USDT.');
    await waitFor(() => expect(price()).toHaveFocus());
    await user.clear(price());
    await user.type(price(), '60000');
    expect(quantity()).toHaveAccessibleDescription('Insufficient balance. Available: 1,000.00 USDT.');
    expect(quantity()).toHaveValue('0.5');
    expect(trading.sent).toHaveLength(0);
  });

  it('sends nothing while the device is offline, and looks like it', async () => {
    const { user, trading, connection } = await showForm();
    await user.type(price(), '60000.5');
    await user.type(quantity(), '0.01');
    act(() => connection.set({ phase: 'offline' }));
    expect(submit('Buy 0.01 BTC')).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit('Buy 0.01 BTC'));
    expect(trading.sent).toHaveLength(0);
  });

  it.each([
    ['90000', '0.01', 'Too far from the market. Maximum price now: 61,810.3 USDT.'],
    ['1.2.3', '0.01', 'Check the separators in this number.'],
  ])('refuses the price %s in words', async (typed, size, words) => {
    const { user } = await showForm();
    await user.type(price(), typed);
    await user.type(quantity(), size);
    await user.click(submit(/^Buy .*BTC/));
    expect(price()).toHaveAccessibleDescription(words);
  });

  it('says how it reads a number that could be read in two ways', async () => {
    const { user } = await showForm();
    await user.type(price(), '60,010');
    expect(price()).toHaveAccessibleDescription('Read as 60,010');
  });

  it('asks before a market order, and sends it only after that', async () => {
    const { user, trading } = await showForm();
    await user.click(submit('Market'));
    await user.selectOptions(screen.getByLabelText('Quantity unit'), 'USDT');
    await user.type(screen.getByLabelText('Total'), '500');
    await user.click(submit('Buy BTC for 500 USDT'));
    await user.click(await screen.findByText('Cancel'));
    expect(trading.sent).toHaveLength(0);
    await user.click(submit('Buy BTC for 500 USDT'));
    await user.click((await screen.findAllByText('Buy BTC for 500 USDT', { selector: 'button' })).at(-1)!);
    expect(await screen.findByText(/Order placed/)).toBeInTheDocument();
    expect(trading.sent).toHaveLength(1);
    expect(decimalText(trading.sent[0]!.amount!)).toBe('500');
  });

  it('is ready for the next order in the picture that says that this one is placed', async () => {
    const { user, ticket } = await showForm();
    const pictures: unknown[] = [];
    new MutationObserver(() => {
      if (screen.queryByText(/Order placed/))
        pictures.push([(quantity() as HTMLInputElement).value, form().queryByText('Buy BTC') !== null]);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    await user.type(price(), '60000');
    await user.type(quantity(), '0.01');
    await user.click(submit('Buy 0.01 BTC'));
    await screen.findByText(/Order placed/);
    expect(pictures[0]).toEqual(['', true]);
    expect(ticket.phase).toBe('idle');
  });

  it('keeps the size that is typed for the next order while one is on its way', async () => {
    const { user, trading } = await showForm();
    let answer: () => void = () => undefined;
    trading.placeAnswers = [() => new Promise((resolve) => (answer = () => resolve(success({ orderId: '7' }))))];
    await user.type(price(), '60000');
    await user.type(quantity(), '0.01');
    await user.click(submit('Buy 0.01 BTC'));
    await user.clear(quantity());
    await user.type(quantity(), '0.002');
    answer();
    expect(await screen.findByText('Order placed: buy 0.01 BTC.')).toBeInTheDocument();
    expect(quantity()).toHaveValue('0.002');
  });

  it('loses nothing when the exchange refuses', async () => {
    const { user, trading } = await showForm();
    trading.placeAnswers = [async () => failure({ kind: 'rejected', reason: 'insufficientBalance' })];
    await user.type(price(), '60000');
    await user.type(quantity(), '0.01');
    await user.click(submit('Buy 0.01 BTC'));
    expect(await screen.findByText('Order not placed. Insufficient balance.')).toBeInTheDocument();
    expect(price()).toHaveValue('60000');
    expect(quantity()).toHaveValue('0.01');
  });

  it('says that it is asking when the answer was lost', async () => {
    const { user, trading } = await showForm();
    trading.placeAnswers = [async () => failure({ kind: 'offline' })];
    trading.lookups = [failure({ kind: 'offline' })];
    await user.type(price(), '60000');
    await user.type(quantity(), '0.01');
    await user.click(submit('Buy 0.01 BTC'));
    expect(await screen.findByText(/No response yet/)).toBeInTheDocument();
    await user.click(submit('Checking with the exchange…'));
    expect(trading.sent).toHaveLength(1);
  });

  it('sizes by percent, floored to the step', async () => {
    const { user } = await showForm();
    await user.type(price(), '60000');
    await user.click(submit('50%'));
    expect(quantity()).toHaveValue('0.00833');
    expect(screen.getByLabelText('Percentage of available balance')).toHaveAttribute('aria-valuetext', '50%');
  });

  it('takes the prices of the market and steps by the tick', async () => {
    const { user } = await showForm();
    await user.click(submit('Ask'));
    expect(price()).toHaveValue('60010.00');
    await user.click(submit('Increase price'));
    expect(price()).toHaveValue('60010.01');
    await user.type(price(), '{ArrowDown}');
    expect(price()).toHaveValue('60010.00');
  });

  it.each([
    ['up', '60000.017', '60000.02'],
    ['down', '60000.017', '60000.01'],
    ['up', '60000.01', '60000.02'],
    ['down', '60000.01', '60000.00'],
  ])('steps %s from %s to the next price there is, %s', async (direction, from, to) => {
    const { user } = await showForm();
    await user.type(price(), from);
    await user.click(submit(direction === 'up' ? 'Increase price' : 'Decrease price'));
    expect(price()).toHaveValue(to);
  });

  it('asks before every kind of order that somebody wants to be asked for', async () => {
    const { user, trading, preferences } = await showForm();
    await user.type(price(), '60000');
    await user.type(quantity(), '0.01');
    await user.click(submit('Buy 0.01 BTC'));
    expect(trading.sent).toHaveLength(1);
    preferences.ask(['limit'], true);
    await user.type(quantity(), '0.01');
    await user.click(submit('Buy 0.01 BTC'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Limit · 60,000 USDT$/)).toBeInTheDocument();
    expect(trading.sent).toHaveLength(1);
    await user.click(dialog.getByRole('checkbox', { name: 'Don’t ask again: limit orders' }));
    expect(preferences.asksBefore('limit')).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Buy 0.01 BTC' }));
    await waitFor(() => expect(trading.sent).toHaveLength(2));
    expect(preferences.asksBefore('limit')).toBe(false);
  });

  it('is a calculator for visitors, whose button leads to the login page and back', async () => {
    const { user } = await showForm({ status: 'loggedOut', ended: false });
    await user.click(submit('Ask'));
    await user.type(quantity(), '0.1');
    expect(screen.getByText('6,001.00 USDT')).toBeInTheDocument();
    expect(screen.getByText('Log in to trade')).toHaveAttribute('href', '/login?next=%2Ftrade%2FBTC_USDT');
  });
});

describe('drafts', () => {
  it('are kept for each market, in the marks of the language', async () => {
    const { ticket: bitcoins, openTicket } = await tradeStores();
    bitcoins.fields.typePrice('60000.5');
    const ether = openTicket({ instrument: { ...bitcoin, symbol: 'SPOT_ETH_USDT', base: 'ETH' } });
    expect(ether.fields.text.price).toBe('');
    ether.fields.typePrice('3000.25');
    ether.fields.speak(decimalMarks('es-ES'));
    expect(ether.fields.text.price).toBe('3000,25');
    expect(openTicket().fields.text.price).toBe('60000,5');
  });

  it('begin with the best price of their own side, and follow it until somebody names a price or a size', async () => {
    const { ticket, book } = await tradeStores();
    const { fields } = ticket;
    const { bestBid, bestAsk } = book;
    const market = (bid?: number, ask?: number): void => {
      runInAction(() => Object.assign(book, { bestBid: bid, bestAsk: ask }));
      fields.followPrice();
    };
    market(undefined, undefined);
    expect(fields.text.price).toBe('');
    market(bestBid, bestAsk);
    expect(fields.text.price).toBe(bestBid!.toFixed(2));
    market(59_000, 59_010);
    expect(fields.text.price).toBe('59000.00');
    fields.chooseSide('SELL');
    expect(fields.text.price).toBe('59010.00');
    fields.typeSize('0.1');
    market(58_000, 58_010);
    expect(fields.text.price).toBe('59010.00');
  });

  it('keep the price that somebody is about to replace: it is still selected when they type', async () => {
    const { ticket, book, user } = await showForm();
    const market = (bid: number): void =>
      act(() => {
        runInAction(() => Object.assign(book, { bestBid: bid, bestAsk: bid + 10 }));
        ticket.fields.followPrice();
      });
    market(59_000);
    await user.click(price());
    market(59_001);
    await user.keyboard('58000');
    expect(price()).toHaveValue('58000');
  });

  it('follow again once the field is left as it was', async () => {
    const { ticket, book, user } = await showForm();
    act(() => ticket.fields.followPrice());
    await user.click(price());
    await user.tab();
    runInAction(() => Object.assign(book, { bestBid: 59_002 }));
    act(() => ticket.fields.followPrice());
    expect(price()).toHaveValue('59002.00');
  });

  it.each(['60000', ''])('are not written over: %p stays', async (typed) => {
    const { ticket } = await tradeStores();
    ticket.fields.typePrice('1');
    ticket.fields.typePrice(typed);
    ticket.fields.followPrice();
    expect(ticket.fields.text.price).toBe(typed);
  });

  it('stay at a price that was taken from the book', async () => {
    const { ticket } = await tradeStores();
    ticket.fields.followPrice();
    ticket.fields.takePrice(58_500);
    ticket.fields.followPrice();
    expect(ticket.fields.text.price).toBe('58500.00');
  });

  it('keep their worth when the unit changes', async () => {
    const { ticket } = await tradeStores();
    ticket.fields.typePrice('60000');
    ticket.fields.typeSize('0.01');
    ticket.order.countIn('quote');
    expect(ticket.fields.text.size).toBe('600');
    ticket.order.countIn('base');
    expect(ticket.fields.text.size).toBe('0.01');
  });
});

describe('the rates of fees', () => {
  it('are the account’s while somebody is logged in, and an answer that comes after that is nobody’s', async () => {
    const { ticket, trading, session, charge } = await tradeStores();
    const answers: (() => void)[] = [];
    trading.tradingFee = () =>
      new Promise((resolve) => answers.push(() => resolve(success({ maker: '0.01', taker: '0.02' }))));
    charge();
    session.set(loggedIn());
    answers[0]!();
    await waitFor(() => expect(ticket.order.fees && String(ticket.order.fees.taker)).toBe('0.02'));
    session.set({ status: 'loggedOut', ended: false });
    expect(ticket.order.fees).toBeUndefined();
    session.set(loggedIn());
    session.set({ status: 'loggedOut', ended: false });
    answers[1]!();
    await Promise.resolve();
    expect(ticket.order.fees).toBeUndefined();
  });
});

it.each([
  ['somebody', loggedIn(), true],
  ['a visitor', loggedOut, false],
])('the form of %s waits with its button for what stands against any order', async (_, session, waits) => {
  const { ticket, preferences } = await tradeStores();
  const part = <OrderForm ticket={ticket} preferences={preferences} />;
  const never = new Promise<never>(() => undefined);
  await renderShell({
    at: '/trade/BTC_USDT',
    session,
    texts: ['trade'],
    open: ({ id, path }) =>
      id === 'order-notices' ? never : Promise.resolve({ View: () => (path ? part : null), stores: {} }),
  });
  await screen.findByLabelText('Order form · BTC/USDT');
  // Its place beside the button is what hides that (order-form.module.css).
  expect(document.querySelector('.send')?.nextElementSibling?.matches('[data-asking]')).toBe(waits);
});

describe('a price that was filled in', () => {
  it('is replaced by what somebody types', async () => {
    const { user, ticket } = await showForm();
    act(() => ticket.fields.takePrice(60010));
    await user.tab();
    price().focus();
    await user.keyboard('59000');
    expect(price()).toHaveValue('59000');
  });
});

describe('what is pointed at elsewhere', () => {
  it('becomes the size, floored to the step, and the side', async () => {
    const { ticket } = await tradeStores();
    ticket.fields.takeSize(0.123456789);
    ticket.fields.chooseSide('SELL');
    expect(ticket.fields.text).toMatchObject({ side: 'SELL', size: '0.12345', unit: 'base' });
  });
});

describe('options of orders', () => {
  it('keep a market order from slipping: it goes out as a limit order that does not wait', async () => {
    const { ticket, trading } = await tradeStores();
    ticket.fields.choose({ type: 'MARKET' });
    ticket.fields.typeSize('0.01');
    ticket.fields.typeMore('slippage', '0.1');
    await ticket.send();
    expect(trading.sent[0]).toMatchObject({ type: 'IOC', side: 'BUY' });
    expect(decimalText(trading.sent[0]!.price!)).toBe('60070.01');
  });

  it('follow a best price by naming its level and no price', async () => {
    const { ticket, trading } = await tradeStores();
    ticket.fields.choose({ timing: 'BID', level: 1 });
    ticket.fields.typeSize('0.01');
    expect(ticket.fields.priced).toBe(false);
    expect(decimalText(ticket.order.draft.price!)).toBe('60000');
    await ticket.send();
    expect(trading.sent[0]).toMatchObject({ type: 'BID', bidAskLevel: 1 });
    expect(trading.sent[0]!.price).toBeUndefined();
  });

  it('show a part of an order only, never more than all of it', async () => {
    const { ticket } = await tradeStores();
    ticket.fields.typePrice('59000');
    ticket.fields.typeSize('0.01');
    ticket.fields.typeMore('visible', '0.02');
    expect(ticket.problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual(['visible quantityOutOfBounds']);
    ticket.fields.typeMore('visible', '0.002');
    expect(ticket.problems).toEqual([]);
  });

  it.each([
    ['MARKET', 'slippage', '1%'],
    ['LIMIT', 'visible', '-1'],
  ] as const)(
    'keep a %s order back while its %s is no number, and say so at the field',
    async (type, option, typed) => {
      const { ticket, trading } = await tradeStores();
      ticket.fields.choose({ type });
      ticket.fields.typePrice('59000');
      ticket.fields.typeSize('0.01');
      ticket.fields.typeMore(option, typed);
      expect(ticket.submit()).toBe('problems');
      expect(ticket.fields.touched.has(option)).toBe(true);
      expect([ticket.confirming, trading.sent.length]).toEqual([undefined, 0]);
      ticket.fields.typeMore(option, '');
      expect(ticket.submit()).not.toBe('problems');
    },
  );

  it('say at the size what is wrong with a price that has no field', async () => {
    const { user, ticket } = await showForm();
    act(() => ticket.fields.choose({ type: 'LIMIT', timing: 'BID', level: 20 }));
    await user.type(quantity(), '0.01');
    await user.click(submit(/^Buy .*BTC/));
    expect(quantity()).toHaveAccessibleDescription('No liquidity on the other side of the book.');
  });
});
