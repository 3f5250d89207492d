import '@testing-library/jest-dom';
import { fireEvent, render } from '@testing-library/react';
import { paths } from '../../../../../src/presentation/runtime/paths';
import { AppProvider } from '../../../../../src/presentation/runtime/app-context';
import { ChangeText } from '../../../../../src/presentation/kit/controls/change-text';
import { monogram } from '../../../../../src/presentation/kit/controls/monogram';
import { SymbolLogo } from '../../../../../src/presentation/kit/controls/symbol-logo';
import { testEnvironment } from '../../../../support/test-environment';

test.each([
  [1.5, '▲+1.50%'],
  [-1.5, '▼−1.50%'],
  [0.001, '0.00%'],
  [0, '0.00%'],
  [undefined, '—'],
  [NaN, '—'],
])('a change of %p reads %s', (value, expected) => {
  expect(render(<ChangeText value={value} />).container).toHaveTextContent(expected);
});

test('a monogram is the same each time, and by letters', () => {
  expect(monogram('BTC')).toEqual(monogram('BTC'));
  expect(monogram('BTC').letters).toBe('BTC');
  expect(monogram('1000PEPE').letters).toBe('P');
});

test('a logo that is missing leaves its monogram', () => {
  const shell = { environment: testEnvironment } as never;
  const { container } = render(
    <AppProvider app={shell}>
      <SymbolLogo asset="BTC" />
    </AppProvider>,
  );
  const image = container.querySelector('img')!;
  expect(image).toHaveAttribute('src', 'https://logos.test/BTC.png');
  fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('text')).toHaveTextContent('BTC');
});

test('addresses of markets and of the ways in', () => {
  expect(paths.market('SPOT_BTC_USDT')).toBe('/trade/BTC_USDT');
  expect(paths.market('PERP_BTC_USDT')).toBe('/trade/BTC_PERP');
  expect(paths.login('/trade/BTC_USDT')).toBe('/login?next=%2Ftrade%2FBTC_USDT');
  expect(paths.register('/')).toBe('/register');
});
