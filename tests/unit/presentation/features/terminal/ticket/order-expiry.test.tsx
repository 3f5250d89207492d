import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import type { OrderTicket } from '../../../../../../src/application/trading/ticket/order-ticket';
import { day, minute } from '../../../../../../src/domain/shared/instant';
import { MarketContext } from '../../../../../../src/presentation/features/terminal/market/market-context';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { OrderExpiry } from '../../../../../../src/presentation/features/terminal/ticket/order-expiry.view';
import { OrderTimingChoice } from '../../../../../../src/presentation/features/terminal/ticket/order-timing.view';
import { bitcoin } from '../../../../domain/trading/instruments';
import { renderShell } from '../../../shell/shell-fixture';
import { tradeStores } from '../trading-fixture';

const Part = observer(function Part({ ticket }: { readonly ticket: OrderTicket }) {
  return (
    <MarketContext value={{ instrument: bitcoin, ticket } as unknown as MarketStores}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ticket.submit();
        }}
      >
        <OrderTimingChoice />
        {ticket.fields.expiry === undefined ? null : <OrderExpiry />}
        <button type="submit">Buy</button>
      </form>
    </MarketContext>
  );
});

/** A bid of 0.01 BTC at 59000, good till a date. */
async function showExpiry() {
  const stores = await tradeStores();
  const { ticket, trading } = stores;
  trading.placeAnswers = [
    async () => ({ ok: true, value: { orderId: '1', expiresAt: trading.sent.at(-1)!.expiresAt } }),
  ];
  ticket.fields.typePrice('59000');
  ticket.fields.typeSize('0.01');
  await renderShell({
    at: '/trade/BTC_USDT',
    texts: ['ticket', 'trade'],
    open: async () => ({ View: () => <Part ticket={ticket} />, stores: {} }),
  });
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText('Time in force'), 'GTD');
  const expiry = within(await screen.findByRole('group', { name: 'Expires' }));
  return { ...stores, user, expiry, moment: () => expiry.getByRole('textbox') };
}

describe('a good-till-date order', () => {
  it('goes out with the end that was chosen', async () => {
    const { user, ticket, trading, expiry } = await showExpiry();
    await user.click(expiry.getByRole('button', { name: '7 days' }));
    await act(async () => expect(ticket.submit()).toBe('sent'));
    await waitFor(() => expect(trading.sent).toHaveLength(1));
    expect(trading.sent[0]!.type).toBe('LIMIT');
    expect(Math.abs(trading.sent[0]!.expiresAt! - Date.now() - 7 * day)).toBeLessThan(2 * minute);
  });

  it('may be post-only as well, and another time in force takes its end away', async () => {
    const { user, ticket } = await showExpiry();
    act(() => ticket.fields.write({ timing: 'POST_ONLY' }));
    expect(screen.getByLabelText('Time in force')).toHaveValue('GTD');
    expect(ticket.order.draft).toMatchObject({ timing: 'POST_ONLY', expiresAt: expect.any(Number) });
    await user.selectOptions(screen.getByLabelText('Time in force'), 'IOC');
    await user.selectOptions(screen.getByLabelText('Time in force'), 'GTC');
    expect(ticket.order.draft.expiresAt).toBeUndefined();
    expect(screen.queryByRole('group', { name: 'Expires' })).not.toBeInTheDocument();
  });

  it('takes its end by Enter, which sends nothing yet', async () => {
    const { user, ticket, trading, moment } = await showExpiry();
    const [year, month, date] = new Date(Date.now() + 2 * day).toISOString().slice(0, 10).split('-');
    await user.clear(moment());
    await user.type(moment(), `${date}.${month}.${year} 10:00{Enter}`);
    await waitFor(() => expect(ticket.fields.expiry).not.toBe(''));
    expect(trading.sent).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Buy' }));
    await waitFor(() => expect(trading.sent).toHaveLength(1));
  });

  it('is kept back while its end cannot be, with the words at the field and what was typed in it', async () => {
    const { user, ticket, trading, moment } = await showExpiry();
    await user.clear(moment());
    // With dots the day comes first; once understood it is written as the language does.
    await user.type(moment(), '31.12.2099 10:00');
    act(() => expect(ticket.submit()).toBe('problems'));
    expect(trading.sent).toHaveLength(0);
    expect(moment()).toHaveAccessibleDescription('Choose an expiry from 1 minute to 90 days ahead.');
    expect(moment()).toHaveValue('12/31/2099 10:00');
  });
});
