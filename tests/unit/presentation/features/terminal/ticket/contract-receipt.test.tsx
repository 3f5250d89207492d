import { screen } from '@testing-library/react';
import type { MarginMeans } from '../../../../../../src/application/trading/ticket/margin-means';
import type { OrderTicket } from '../../../../../../src/application/trading/ticket/order-ticket';
import { decimal, zero } from '../../../../../../src/domain/shared/decimal';
import type { ContractOutcome } from '../../../../../../src/domain/trading/contract-outcome';
import { AvailableLine } from '../../../../../../src/presentation/features/terminal/ticket/available-line.view';
import { ContractReceipt } from '../../../../../../src/presentation/features/terminal/ticket/contract-receipt.view';
import { SizeField } from '../../../../../../src/presentation/features/terminal/ticket/size-field.view';
import { bitcoinPerpetual as instrument } from '../../../../domain/trading/instruments';
import { contractMarket } from '../contracts/contract-fixture';
import { renderInMarket } from '../contracts/render-in-market';

const outcome = (liquidationPrice?: string) =>
  ({
    ...{ notional: decimal(100), cost: decimal(10), fee: zero, margin: zero, openLoss: zero, holding: decimal(-1) },
    liquidatesFalling: false,
    ...{ slippagePercent: zero, complete: true, liquidationPrice: liquidationPrice && decimal(liquidationPrice) },
  }) as unknown as ContractOutcome;
const ticket = (reason?: string, limit?: string) =>
  ({
    fields: {
      ...{ instrument, priced: false, touched: new Set(), size: { ok: true, value: decimal(2), ambiguous: false } },
      text: { type: 'MARKET', unit: 'base', size: '2', side: 'SELL' },
    },
    order: {},
    problems: reason ? [{ field: 'quantity', reason, limit: limit && decimal(limit), bound: 'atMost' }] : [],
  }) as unknown as OrderTicket;

async function liquidation(of: ContractOutcome | undefined, reason?: string): Promise<string | null> {
  const { market } = await contractMarket();
  await renderInMarket(market, <ContractReceipt ticket={ticket(reason)} margin={{ outcome: of } as MarginMeans} />);
  return (await screen.findByText('Est. liquidation price')).nextElementSibling!.textContent;
}

test('that no price would liquidate it is said in the word of the rows, and nothing before it is known', async () => {
  expect(await liquidation(outcome())).toBe('None');
});

test('before anything is known there is a dash', async () => {
  expect(await liquidation(undefined)).toBe('— USDT');
});

test('an order that is refused for its size has no liquidation price of what it would turn into', async () => {
  expect(await liquidation(outcome('99999'), 'reduceOnlyRefused')).toBe('— USDT');
});

test('that a reduce-only order is larger than the position is said at its size before it is sent', async () => {
  const { market } = await contractMarket();
  await renderInMarket(market, <SizeField ticket={ticket('reduceOnlyRefused')} />);
  const field = await screen.findByRole('textbox', { name: 'Quantity' });
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toMatch(/reduce-only/i);
});

test('a close that is larger than what is held says how much that is', async () => {
  const { market } = await contractMarket();
  await renderInMarket(market, <SizeField ticket={ticket('reduceOnlyRefused', '0.05')} />);
  const field = await screen.findByRole('textbox', { name: 'Quantity' });
  const words = document.getElementById(field.getAttribute('aria-describedby')!)?.textContent;
  expect(words).toBe('Maximum order: 0.05 BTC.');
});

test('an order that would fill nothing is worth nothing and costs nothing', async () => {
  const { market } = await contractMarket();
  const unfilled = { ...outcome(), notional: zero, margin: decimal(10), openLoss: decimal(1) };
  await renderInMarket(market, <ContractReceipt ticket={ticket()} margin={{ outcome: unfilled } as MarginMeans} />);
  const figure = (name: string) => screen.getByText(name).nextElementSibling!.textContent;
  await screen.findByText('Cost');
  expect(['Order value', 'Cost', 'Initial margin'].map(figure)).toEqual(['0.00 USDT', '0.00 USDT', '0.00 USDT']);
  expect(screen.queryByText('Open loss')).toBeNull();
});

test('what of the fees is left uncharged stands beside the fee, which is without it', async () => {
  const { market } = await contractMarket();
  const fees = { maker: zero, taker: decimal('0.0006'), rebate: decimal('0.5') };
  const charged = { ...ticket(), order: { fees } } as unknown as OrderTicket;
  await renderInMarket(
    market,
    <ContractReceipt ticket={charged} margin={{ outcome: { ...outcome(), fee: decimal(3) } } as MarginMeans} />,
  );
  expect((await screen.findByText('Before fee rebate')).nextElementSibling!.textContent).toBe('50%');
  expect(screen.getByText(/^(?:Est. f|F)ee/).nextElementSibling!.textContent).toBe('3.0000 USDT');
});

test.each([
  [true, 'Available0.05 BTC'],
  [false, 'Available1,000.00 USDT'],
])('what is available to an order that only closes is what it may close: %s', async (reduceOnly, text) => {
  const { market } = await contractMarket();
  const means = { asset: 'USDT', available: decimal(1_000), held: decimal('0.05'), terms: { reduceOnly } };
  const own = { ...ticket(), composition: { means } } as unknown as OrderTicket;
  await renderInMarket(market, <AvailableLine ticket={own} />);
  expect((await screen.findByText('Available')).parentElement!.textContent).toBe(text);
});
