import { act, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { FuturesQueries } from '../../../../../../src/application/markets/futures.queries';
import { success } from '../../../../../../src/domain/shared/result';
import { ContractFigures } from '../../../../../../src/presentation/features/terminal/contracts/contract-figures.view';
import { PlainResourceCache } from '../../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../../support/fake-scheduler';
import { contractMarket } from './contract-fixture';
import { renderInMarket } from './render-in-market';

async function open(coins = 1) {
  const opened = await contractMarket();
  const tickers = observable({ paused: false });
  const multipliers = async () => success([{ symbol: 'PERP_BTC_USDT', coin: 'BTC', coins }]);
  const futures = new FuturesQueries({ multipliers } as never, new PlainResourceCache(new FakeScheduler()));
  await renderInMarket(opened.market, <ContractFigures stores={{ tickers, futures }} />);
  await screen.findByText('Mark price');
  return { ...opened, tickers };
}

const figure = (name: string): string => screen.getByText(name).nextElementSibling!.textContent;

test('a dash stands for what has not been told yet', async () => {
  const { stream } = await open();
  expect(figure('Mark price')).toBe('—');
  expect(figure('Funding / countdown')).toContain('—');
  act(() => stream.mark.set({ symbol: 'PERP_BTC_USDT', price: 60123.456, at: 1 }));
  expect(figure('Mark price')).toBe('60,123.45');
  expect(figure('Index price')).toBe('—');
});

test('funding with the time to its settlement, open interest in both assets', async () => {
  const { stream } = await open();
  act(() => {
    stream.mark.set({ symbol: 'PERP_BTC_USDT', price: 60000, at: 1 });
    stream.interest.set({ symbol: 'PERP_BTC_USDT', quantity: 1500, at: 1 });
    stream.funding.set({ symbol: 'PERP_BTC_USDT', rate: -0.0000834, nextAt: Date.now() + 3_723_000, at: 1 });
  });
  expect(figure('Funding / countdown')).toMatch(/−0\.0083% 01:02:0\d/);
  expect(figure('Open interest')).toBe('90.00M USDT 1.50K BTC');
});

test('nothing changes while prices are stopped', async () => {
  const { stream, tickers } = await open();
  act(() => stream.mark.set({ symbol: 'PERP_BTC_USDT', price: 60000, at: 1 }));
  act(() => runInAction(() => void (tickers.paused = true)));
  act(() => stream.mark.set({ symbol: 'PERP_BTC_USDT', price: 61000, at: 2 }));
  expect(figure('Mark price')).toBe('60,000.00');
  act(() => runInAction(() => void (tickers.paused = false)));
  expect(figure('Mark price')).toBe('61,000.00');
});

test('a contract for more than one coin says so', async () => {
  await open(1000);
  await screen.findByText('1 BTC = 1,000 BTC');
});
