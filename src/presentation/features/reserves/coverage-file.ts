import type { Coverage, ReserveFigures } from '../../../domain/reserves/reserve-figures';
import { csvText } from '../../../domain/shared/csv';
import { decimalText, roundTo, type Decimal } from '../../../domain/shared/decimal';

const head = ['asset', 'price_usdt', 'assets', 'liabilities', 'margin', 'holders', 'ratio'];

/** The coverage of each asset, with all decimals. */
export function coverageCsv(coverage: readonly Coverage[]): string {
  return csvText([head, ...coverage.map((row) => Object.values(plain(row)).map((field) => String(field ?? '')))]);
}

export function coverageJson({ at, assets, custody, liabilities, coverage }: ReserveFigures): string {
  const figures = {
    time: new Date(at).toISOString(),
    assets_usdt: decimalText(assets),
    custody_usdt: decimalText(custody),
    liabilities_usdt: decimalText(liabilities),
    tokens: coverage.map(plain),
  };
  return `${JSON.stringify(figures, null, 2)}\n`;
}

function plain({ asset, price, assets, liabilities, margin, holders, ratio }: Coverage) {
  return {
    asset,
    price_usdt: decimalText(price),
    assets: decimalText(assets),
    liabilities: decimalText(liabilities),
    margin: text(margin),
    holders,
    ratio: text(ratio && roundTo(ratio, 6, 'down')),
  };
}

const text = (value: Decimal | undefined): string | null => (value ? decimalText(value) : null);
