import {
  busiest,
  busiestContracts,
  busiestSpot,
  steepest,
} from '../../../../../src/presentation/features/product-menus/hot-markets';

const markets = ['SPOT_A_USDT', 'SPOT_B_USDT', 'PERP_C_USDT', 'PERP_D_USDT', 'SPOT_E_USDT', 'SPOT_F_USDT'].map(
  (symbol) =>
    ({ symbol, type: symbol.slice(0, 4), status: symbol === 'SPOT_F_USDT' ? 'SUSPENDED' : 'TRADING' }) as never,
);
const day = (open: number, close: number, amount: number) => ({ open, close, amount }) as never;
const days: Readonly<Record<string, never>> = {
  SPOT_A_USDT: day(100, 101, 50),
  SPOT_B_USDT: day(100, 90, 900),
  PERP_C_USDT: day(100, 120, 300),
  PERP_D_USDT: day(100, 110, 0),
  SPOT_F_USDT: day(100, 200, 9_000),
};
const names = (chosen: readonly { readonly symbol: string }[]) => chosen.map(({ symbol }) => symbol);
const dayOf = (symbol: string) => days[symbol];

it('the busiest are those in which most was paid; one that does not trade, or of which nothing is known, is none', () => {
  expect(names(busiest(markets, dayOf))).toEqual(['SPOT_B_USDT', 'PERP_C_USDT', 'SPOT_A_USDT']);
  expect(names(busiestSpot(markets, dayOf))).toEqual(['SPOT_B_USDT', 'SPOT_A_USDT']);
  expect(names(busiestContracts(markets, dayOf))).toEqual(['PERP_C_USDT']);
});

it('those that rose most come by the part they rose, and what fell is none of them', () => {
  expect(names(steepest(markets, dayOf))).toEqual(['PERP_C_USDT', 'PERP_D_USDT', 'SPOT_A_USDT']);
});
