import { act, screen } from '@testing-library/react';
import { observable, runInAction, type IObservableValue } from 'mobx';
import { observer } from 'mobx-react-lite';
import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import { positionLines } from '../../../../../src/domain/trading/price-line';
import type { PositionPricesStore } from '../../../../../src/presentation/features/terminal/account/position-prices.store';
import type { PositionProfitsStore } from '../../../../../src/presentation/features/terminal/account/position-profits.store';
import { useLineWords } from '../../../../../src/presentation/features/terminal/chart/use-line-words';
import { AccountRiskFigures } from '../../../../../src/presentation/features/terminal/contracts/account-risk-figures.view';
import { UnrealisedCell } from '../../../../../src/presentation/features/terminal/portfolio/positions/position-cells';
import { PositionsBar } from '../../../../../src/presentation/features/terminal/portfolio/positions/positions-bar.view';
import type { PositionsStores } from '../../../../../src/presentation/features/terminal/portfolio/positions/positions-stores';
import { usePictureText } from '../../../../../src/presentation/features/terminal/portfolio/share/use-picture-text';
import type { Position } from '../../../../../src/domain/trading/position';
import { fc } from '../../../../support/properties';
import { contractMarket, position, summary } from './contracts/contract-fixture';
import { renderInMarket } from './contracts/render-in-market';

/** A label over the candles, a row of the table, the sum under it, the account as a whole and a picture to share. */
const Places = observer(function Places({
  profits,
  prices,
  shown,
}: {
  readonly profits: PositionProfitsStore;
  readonly prices: PositionPricesStore;
  readonly shown: IObservableValue<Position>;
}) {
  const held = shown.get();
  const words = useLineWords(profits);
  const pictureOf = usePictureText({ instruments: {} as never });
  const result = {
    symbol: held.symbol,
    long: held.holding.gt(0),
    leverage: held.leverage,
    entry: held.averageOpenPrice,
    exit: held.averageOpenPrice,
    isOpen: true,
    pnl: profits.of(held) ?? zero,
    percent: zero,
  };
  return (
    <>
      <p data-testid="chart">{words(positionLines(held.symbol, [held]).find(({ kind }) => kind === 'entry')!)}</p>
      <p data-testid="table">
        <UnrealisedCell position={held} stores={{ profits } as PositionsStores} />
      </p>
      <p data-testid="sum">
        <PositionsBar
          rows={[held]}
          stores={{ profits, preferences: { pnlBasis: 'mark', afterFees: false } } as unknown as PositionsStores}
        />
      </p>
      <p data-testid="picture">
        {pictureOf(result, { shown: new Set(['pnl']), slogan: '', code: undefined, link: '' } as never).pnl}
      </p>
      <AccountRiskFigures summary={summary} positions={[held]} profits={profits} prices={prices} />
    </>
  );
});

const price = fc.integer({ min: 1, max: 9_000_000 }).map((cents) => decimal(cents).div(100));

it('tells one profit of a position, since it was opened: over the candles, in the table and its sum, of the account and on a picture', async () => {
  const { market, stream, hold, prices, profits } = await contractMarket();
  const shown = observable.box(position('1'), { deep: false });
  hold(shown.get());
  const stop = profits.start();
  await renderInMarket(market, <Places profits={profits} prices={prices} shown={shown} />);
  const chart = await screen.findByTestId('chart');
  fc.assert(
    fc.property(
      fc.integer({ min: -500_000, max: 500_000 }).filter((steps) => steps !== 0),
      fc.record({ averageOpenPrice: price, settlePrice: price, mark: price }),
      (steps, { mark, ...prices }) => {
        const holding = decimal(steps).div(10_000);
        act(() => {
          runInAction(() => shown.set({ ...position('1'), ...prices, holding }));
          stream.mark.set({ price: Number(mark) } as never);
        });
        const ofAccount = screen.getByText('Unrealised PnL').nextElementSibling!.textContent;
        const profit = holding.times(mark.minus(prices.averageOpenPrice));
        expect(Number(ofAccount.replace('−', '-').replace(/[^\d.-]/g, ''))).toBeCloseTo(Number(profit), 1);
        expect(chart.textContent.endsWith(`, ${ofAccount}`)).toBe(true);
        expect(screen.getByTestId('sum').textContent.startsWith(`Total PnL ${ofAccount}`)).toBe(true);
        expect(screen.getByTestId('picture').textContent).toBe(ofAccount);
        expect(screen.getByTestId('table').textContent.startsWith(ofAccount.replace(' USDT', ''))).toBe(true);
      },
    ),
  );
  act(stop);
});
