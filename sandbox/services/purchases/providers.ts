import { unitsFromText, type Units } from '../../engine/model/units';

export const paymentMethods = ['CARD', 'BANK', 'WALLET'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** A company that takes money of a country and gives coins. */
export interface Provider {
  readonly id: string;
  readonly name: string;
  /** Of what is paid, in 1e-12. */
  readonly fee: Units;
  /** What it takes beside, hidden in its price, in 1e-12. */
  readonly spread: Units;
  readonly methods: readonly PaymentMethod[];
  /** USDT value of one purchase. */
  readonly smallest: Units;
  readonly largest: Units;
  /** Milliseconds until the coins are there, as it promises. */
  readonly takes: number;
  /** Where it does not serve people. */
  readonly notIn: readonly string[];
}

const minute = 60_000;
const provider = (
  [id, name]: readonly [string, string],
  [fee, spread, smallest, largest]: readonly [string, string, string, string],
  methods: readonly PaymentMethod[],
  takes: number,
  notIn: readonly string[] = [],
): Provider => ({
  id,
  name,
  fee: unitsFromText(fee),
  spread: unitsFromText(spread),
  smallest: unitsFromText(smallest),
  largest: unitsFromText(largest),
  methods,
  takes,
  notIn,
});

/** Practice providers; none of them exists. */
export const providers: readonly Provider[] = [
  provider(['northbank', 'Northbank Pay'], ['0.012', '0.004', '20', '20000'], ['CARD', 'BANK'], 10 * minute),
  provider(['swiftcoin', 'Swiftcoin'], ['0.024', '0.001', '10', '5000'], ['CARD', 'WALLET'], 2 * minute),
  provider(['harbor', 'Harbor'], ['0.006', '0.003', '100', '50000'], ['BANK'], 24 * 60 * minute, ['BR', 'VN', 'UA']),
];

/** What people call it; its number where it is none of those any more. */
export function providerName(providerId: string): string {
  return providers.find(({ id }) => id === providerId)?.name ?? providerId;
}

/** What one of a currency is worth in USDT, in practice money. */
export const currencies: ReadonlyMap<string, Units> = new Map(
  (
    [
      ['USD', '1'],
      ['EUR', '1.08'],
      ['GBP', '1.27'],
      ['CHF', '1.12'],
      ['BRL', '0.18'],
      ['MXN', '0.055'],
      ['AUD', '0.66'],
      ['JPY', '0.0066'],
      ['TWD', '0.031'],
      ['VND', '0.00004'],
      ['UAH', '0.024'],
      ['TRY', '0.03'],
    ] as const
  ).map(([code, worth]) => [code, unitsFromText(worth)]),
);

const currencyOf: Readonly<Record<string, string>> = {
  GB: 'GBP',
  CH: 'CHF',
  BR: 'BRL',
  MX: 'MXN',
  AU: 'AUD',
  JP: 'JPY',
  TW: 'TWD',
  VN: 'VND',
  UA: 'UAH',
  TR: 'TRY',
};

/** What people of a region pay with. */
export function currencyIn(region: { readonly code: string; readonly eu: boolean } | undefined): string {
  return currencyOf[region?.code ?? ''] ?? (region?.eu ? 'EUR' : 'USD');
}

/** Sold for money of a country. */
export const soldAssets = ['USDT', 'USDC', 'BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'LTC', 'WOO'] as const;
