import { runInAction } from 'mobx';
import { Subject, type Listener } from '../../../../../../src/application/kernel/observable-value';
import type { NoticesPort, NoticeText } from '../../../../../../src/presentation/kit/notices.port';
import type { ContractPrice } from '../../../../../../src/domain/markets/contract-figures';
import { liveValue, type LiveState } from '../../../../../../src/application/trading/live-state';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import type { MarginSummary } from '../../../../../../src/domain/trading/margin-summary';
import type { Position } from '../../../../../../src/domain/trading/position';
import { LiquidationWarnings } from '../../../../../../src/presentation/features/terminal/account/liquidation-warnings';

const near = {
  ...{ symbol: 'PERP_ETH_USDT', positionSide: 'BOTH', marginMode: 'CROSS', leverage: 10, holding: decimal(1) },
  ...{ liquidationPrice: decimal('3000'), markPrice: decimal('3300') },
} as Position;

const account = (marginRatio: string): LiveState<MarginSummary> => ({
  status: 'ready',
  stale: false,
  value: {
    accountMode: 'FUTURES',
    totalAccountValue: decimal(1000),
    marginRatio: decimal(marginRatio),
    maintenanceMarginRatio: decimal('0.01'),
    initialMarginRatio: decimal('0.02'),
  },
});

function warn(first: readonly Position[] | undefined, stands: LiveState<MarginSummary> = { status: 'loggedOut' }) {
  const state = new Subject(stands);
  let runs = 0;
  const risk = {
    state,
    get value() {
      return liveValue(state.current);
    },
    start: () => ((runs += 1), () => void (runs -= 1)),
  };
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
  const warnings = new LiquidationWarnings(positions, risk, stream, notices);
  const stop = warnings.start();
  return {
    shown,
    gone,
    stop,
    hold: (value: readonly Position[] | undefined) => runInAction(() => held.set(value)),
    stand: (value: LiveState<MarginSummary>) => runInAction(() => state.set(value)),
    runs: () => runs,
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

const other = { ...near, symbol: 'PERP_BTC_USDT', liquidationPrice: decimal('3200') };

test('positions that stand on one account are one warning, of the one nearest to its liquidation', () => {
  const { shown, gone, stand, hold } = warn([near, other], account('0.05'));
  expect(shown).toEqual([]);
  stand(account('0.015'));
  expect(shown).toEqual([
    ['error', { key: 'notifications:nearLiquidation.CROSS', values: { market: 'BTC-PERP' } }, 'untilDismissed'],
  ]);
  stand(account('0.017'));
  expect(gone).toEqual([]);
  stand(account('0.015'));
  expect(shown).toHaveLength(1);
  // The one that was named is closed and the account no better for it: the next is named.
  hold([near]);
  expect(gone).toEqual([shown[0]![1]]);
  expect(shown[1]![1]).toMatchObject({ values: { market: 'ETH-PERP' } });
  stand(account('0.02'));
  expect(gone).toHaveLength(2);
});

test('nothing is said before it is known how the account stands, and that is asked for only while something stands on it', () => {
  const { shown, stand, hold, runs, stop } = warn([{ ...near, markPrice: decimal('3001') }], { status: 'loading' });
  expect([shown.length, runs()]).toEqual([0, 1]);
  stand(account('0.05'));
  expect(shown).toEqual([]);
  hold(undefined);
  expect(runs()).toBe(1);
  hold([{ ...near, marginMode: 'ISOLATED' }]);
  expect(runs()).toBe(0);
  hold([near]);
  expect(runs()).toBe(1);
  stop();
  expect(runs()).toBe(0);
});
