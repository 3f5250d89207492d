import { act, screen, within } from '@testing-library/react';
import { observable, runInAction, type IObservableValue } from 'mobx';
import { observer } from 'mobx-react-lite';
import { FuturesQueries } from '../../../../../src/application/markets/futures.queries';
import { PositionSubmissions } from '../../../../../src/application/trading/position-submissions';
import { decimal, type Decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import type { MarginSummary } from '../../../../../src/domain/trading/margin-summary';
import type { Position } from '../../../../../src/domain/trading/position';
import { RiskMeter as SpotRiskMeter } from '../../../../../src/presentation/features/spot-margin/risk-meter.view';
import { AccountRiskFigures } from '../../../../../src/presentation/features/terminal/contracts/account-risk-figures.view';
import { AccountRiskLine } from '../../../../../src/presentation/features/terminal/contracts/account-risk-line.view';
import { ContractFigures } from '../../../../../src/presentation/features/terminal/contracts/contract-figures.view';
import { RiskMeter } from '../../../../../src/presentation/features/terminal/contracts/risk-meter.view';
import type { MultiSymbolStores } from '../../../../../src/presentation/features/terminal/multi/multi-symbol.page';
import { ExposureBar } from '../../../../../src/presentation/features/terminal/multi/exposure-bar.view';
import { CloseDialog } from '../../../../../src/presentation/features/terminal/portfolio/positions/close-dialog.view';
import { CloseForm } from '../../../../../src/presentation/features/terminal/portfolio/positions/close-form';
import {
  PricesCell,
  SizeCell,
  UnrealisedCell,
} from '../../../../../src/presentation/features/terminal/portfolio/positions/position-cells';
import type { PositionsStores } from '../../../../../src/presentation/features/terminal/portfolio/positions/positions-stores';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { fc } from '../../../../support/properties';
import { bitcoinPerpetual } from '../../../domain/trading/instruments';
import { contractMarket, position, summary } from './contracts/contract-fixture';
import { renderInMarket } from './contracts/render-in-market';

interface PlacesProps {
  readonly table: PositionsStores;
  readonly board: MultiSymbolStores;
  readonly held: IObservableValue<Position>;
  readonly standing: IObservableValue<MarginSummary>;
}

/** Wherever a position and the account's standing are told of: a row, what closes it, the bar of many markets, margin. */
const Places = observer(function Places({ table, board, held, standing }: PlacesProps) {
  const shown = held.get();
  return (
    <>
      <div data-testid="row">
        <SizeCell position={shown} stores={table} />
        <PricesCell position={shown} stores={table} />
        <UnrealisedCell position={shown} stores={table} />
      </div>
      <CloseDialog position={shown} instrument={bitcoinPerpetual} stores={table} onClose={() => undefined} />
      <ExposureBar stores={board} />
      <div data-testid="bar">
        <ContractFigures stores={{ tickers: { paused: false }, futures }} />
      </div>
      <div data-testid="line">
        <AccountRiskLine />
      </div>
      <div data-testid="panel">
        <RiskMeter summary={standing.get()} />
        <AccountRiskFigures
          summary={standing.get()}
          positions={[shown]}
          profits={table.profits}
          prices={table.prices}
        />
      </div>
      <div data-testid="margin">
        <SpotRiskMeter summary={standing.get()} />
      </div>
    </>
  );
});

const futures = new FuturesQueries(
  { multipliers: async () => success([]) } as never,
  new PlainResourceCache(new FakeScheduler()),
);
const nothing = { value: [], stale: false, failure: undefined, refresh: async () => undefined };

async function openPlaces() {
  const opened = await contractMarket();
  const { market, prices, profits, stores, standing } = opened;
  const held = observable.box(position('1'), { deep: false });
  const told = observable.box(summary, { deep: false });
  const table = {
    prices,
    profits,
    instruments: { of: () => bitcoinPerpetual },
    tickers: { ticker: () => undefined },
    algoOrders: nothing,
    fees: { askRates: () => undefined, rateOf: () => undefined },
    forms: {
      submissions: new PositionSubmissions(stores.positions, { after: () => () => undefined }),
      close: (about: Position, instrument: typeof bitcoinPerpetual, marks: never) =>
        new CloseForm({} as never, instrument, about, marks),
    },
  } as unknown as PositionsStores;
  const board = {
    prices,
    positions: stores.positions,
    openOrders: nothing,
    balances: nothing,
    tickers: { statistics: () => undefined },
    market: { instruments: [bitcoinPerpetual] },
  } as unknown as MultiSymbolStores;
  const stop = profits.start();
  await renderInMarket(market, <Places table={table} board={board} held={held} standing={told} />);
  await screen.findByTestId('row');
  return {
    stop,
    show: (next: Position, mark: number, margin: MarginSummary) =>
      act(() => {
        opened.hold(next);
        standing.set({ status: 'ready', value: margin, stale: false });
        runInAction(() => {
          held.set(next);
          told.set(margin);
        });
        opened.stream.mark.set({ price: mark } as never);
      }),
  };
}

/** What stands under a name, within a place. */
const under = (place: HTMLElement, name: string | RegExp): string =>
  within(place).getByText(name).nextElementSibling!.textContent;

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((value) => decimal(value).div(100));
/** Marks have more digits than prices are traded at. */
const mark = fc.integer({ min: 10_000, max: 900_000_000 }).map((value) => value / 10_000);
const ratio = fc.integer({ min: 61, max: 90_000 }).map((value) => decimal(value).div(10_000));

it('tells one worth, one mark, one profit and one margin ratio of an account, wherever they stand', async () => {
  const { stop, show } = await openPlaces();
  const place = (id: string): HTMLElement => screen.getByTestId(id);
  fc.assert(
    fc.property(
      fc.integer({ min: -500_000, max: 500_000 }).filter((steps) => steps !== 0),
      fc.record({ averageOpenPrice: cents(9_000_000), settlePrice: cents(9_000_000), markPrice: cents(9_000_000) }),
      mark,
      ratio,
      (steps, prices, price, marginRatio) => {
        const holding = decimal(steps).div(10_000);
        show({ ...position('1'), ...prices, holding }, price, { ...summary, marginRatio });

        const [size, told, profit] = [...place('row').children] as HTMLElement[];
        const [entryPrice, markPrice] = [...told!.children].map((cell) => cell.textContent);
        const worth = size!.lastElementChild!.textContent.replace(' USDT', '');
        const gain = within(profit!).getAllByText(/\d/)[0]!.textContent;

        const dialog = screen.getByRole('dialog');
        expect(under(dialog, 'Entry price')).toBe(entryPrice);
        expect(under(dialog, 'Mark price')).toBe(markPrice);
        expect(under(place('bar'), 'Mark price')).toBe(markPrice);
        expect(under(dialog, 'Est. PnL at mark price')).toBe(`${gain} USDT`);
        expect(under(place('panel'), 'Unrealised PnL')).toBe(`${gain} USDT`);

        const exposure = screen.getByRole('region', { name: 'Spot and perpetual exposure' });
        expect(under(exposure, holding.gt(0) ? /^Long/ : /^Short/)).toBe(worth);
        expect(under(exposure, /^Net/).replace('−', '')).toBe(worth);
        const times = Number(under(place('panel'), 'Current leverage').replace(/[×,]/g, ''));
        expect(Math.abs(times - Number(leverage(holding, price)))).toBeLessThan(0.0101);

        const shown = under(place('panel'), 'Margin ratio');
        expect(Number(shown.replace(/[%,]/g, ''))).toBeCloseTo(Number(marginRatio.times(100)), 9);
        expect(under(place('line'), 'Margin ratio')).toBe(shown);
        expect(under(place('margin'), 'Margin ratio')).toBe(shown);
        expect(under(place('margin'), 'Account value')).toBe(under(place('panel'), 'Account value'));
        expect(under(place('margin'), 'Free collateral')).toBe(under(place('panel'), 'Free collateral'));
        const [one, other] = screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));
        expect(one).toBe(other);
      },
    ),
  );
  act(stop);
});

function leverage(holding: Decimal, price: number): Decimal {
  return holding.abs().times(decimal(price)).div(summary.totalAccountValue);
}
