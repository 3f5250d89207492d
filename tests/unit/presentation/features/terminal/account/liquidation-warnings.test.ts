import { runInAction } from 'mobx';
import { Subject, type Listener } from '../../../../../../src/application/kernel/observable-value';
import type { NoticesPort, NoticeText } from '../../../../../../src/application/platform/notices.port';
import type { ContractPrice } from '../../../../../../src/domain/markets/contract-figures';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import type { Position } from '../../../../../../src/domain/trading/position';
import { LiquidationWarnings } from '../../../../../../src/presentation/features/terminal/account/liquidation-warnings';

const near = {
  ...{ symbol: 'PERP_ETH_USDT', positionSide: 'BOTH', marginMode: 'CROSS', leverage: 10, holding: decimal(1) },
  ...{ liquidationPrice: decimal('3000'), markPrice: decimal('3300') },
} as Position;

function warn(first: readonly Position[] | undefined) {
  const held = new Subject(first);
  const shown: (readonly unknown[])[] = [];
  const gone: NoticeText[] = [];
  let mark: Listener<ContractPrice> = () => undefined;
  const positions = {
    get value() {
      return held.current;
    },
    start: () => () => undefined,
  };
  const stream = {
    onMarkPrice: (_: string, listener: typeof mark) => ((mark = listener), () => (mark = () => undefined)),
  };
  const notices: NoticesPort = {
    show: (kind, text, stay) => void shown.push([kind, text, stay]),
    withdraw: (text) => void gone.push(text),
  };
  const warnings = new LiquidationWarnings(positions, stream, notices);
  const stop = warnings.start();
  return {
    shown,
    gone,
    stop,
    hold: (value: readonly Position[] | undefined) => runInAction(() => held.set(value)),
    price: (price: number) => runInAction(() => mark({ price } as ContractPrice)),
  };
}

test('a position near its liquidation is told of once, until somebody has read it, and not with every price', () => {
  const { shown, price } = warn([near]);
  expect(shown).toEqual([]);
  for (const each of [3010, 3002.4, 3005, 3002.4]) price(each);
  expect(shown).toEqual([
    ['error', { key: 'notifications:nearLiquidation.CROSS', values: { market: 'ETH-PERP' } }, 'untilDismissed'],
  ]);
});

test('it is told of again only after it was out of danger, and what is no longer so is taken back', () => {
  const { shown, gone, price } = warn([near]);
  for (const each of [3010, 3033, 3010]) price(each);
  expect(shown).toHaveLength(1);
  expect(gone).toEqual([]);
  price(3200);
  expect(gone).toEqual([shown[0]![1]]);
  price(3010);
  expect(shown).toHaveLength(2);
});

test('one that was closed is taken back; that positions are not known for a moment changes nothing', () => {
  const danger = { ...near, markPrice: decimal('3001') };
  const { shown, gone, hold } = warn([danger]);
  hold(undefined);
  hold([danger]);
  expect([shown.length, gone.length]).toEqual([1, 0]);
  hold([]);
  expect(gone).toHaveLength(1);
});

test('an isolated one is told what helps it, and nothing stays for the next account', () => {
  const { shown, gone, stop } = warn([{ ...near, marginMode: 'ISOLATED', markPrice: decimal('3000.5') }]);
  expect(shown).toEqual([
    ['error', expect.objectContaining({ key: 'notifications:nearLiquidation.ISOLATED' }), 'untilDismissed'],
  ]);
  stop();
  expect(gone).toHaveLength(1);
});
