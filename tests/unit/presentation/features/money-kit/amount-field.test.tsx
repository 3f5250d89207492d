import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { AmountField } from '../../../../../src/presentation/features/money-kit/amount-field.view';
import { walletFeature } from '../../../../../src/presentation/features/wallet/wallet.feature';
import { TypedFigure } from '../../../../../src/presentation/kit/data/typed-figure';
import { formatOf } from '../../../../../src/presentation/kit/formats/format';
import { renderShell } from '../../shell/shell-fixture';

type Properties = Omit<React.ComponentProps<typeof AmountField>, 'label' | 'figure'>;

async function show(properties: Properties) {
  const figure = new TypedFigure(formatOf('en').marks);
  await renderShell({
    at: walletFeature.path,
    texts: ['moneyKit'],
    open: async () => ({
      View: () => <AmountField label="Amount" figure={figure} {...properties} />,
      stores: {},
    }),
  });
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  const user = userEvent.setup();
  return {
    figure,
    field,
    type: async (text: string) => {
      await user.clear(field);
      if (text !== '') await user.type(field, text);
    },
    leave: () => user.tab(),
  };
}

const bounds = { minimum: decimal(10), maximum: decimal(500), available: decimal(200), places: 2 };

it.each([
  ['', 'Enter an amount.'],
  ['0', 'Must be greater than 0.'],
  ['10.001', 'At most 2 decimals.'],
  ['9.99', 'Minimum: 10.00 USDT.'],
])('says what is wrong with "%s" once the field is left, and not before', async (text, words) => {
  const { field, type, leave } = await show({ asset: 'USDT', bounds });
  await type(text);
  expect(field).toBeValid();
  await leave();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(words);
  expect(field).toHaveValue(text);
});

it('says that it is too much while it is typed: no digit behind it makes it less', async () => {
  const { field, type } = await show({ asset: 'USDT', bounds });
  await type('200.01');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Insufficient balance. Available: 200.00 USDT.');
  await type('200');
  expect(field).toBeValid();
});

it.each([
  ['', 'Enter a percentage.'],
  ['0.5', 'Minimum: 1%.'],
])('a percentage of "%s" is refused in percent', async (text, words) => {
  const { field, type, leave } = await show({ asset: '%', bounds: { minimum: decimal(1) } });
  await type(text);
  await leave();
  expect(field).toHaveAccessibleDescription(words);
});

it('one that may stay empty does, and still takes no wrong amount', async () => {
  const { field, type, leave } = await show({ asset: 'USDT', bounds, optional: true });
  await type('');
  await leave();
  expect(field).toBeValid();
  await type('5');
  await leave();
  expect(field).toHaveAccessibleDescription('Minimum: 10.00 USDT.');
});

it('what the exchange refused is said until what is typed is wrong by itself', async () => {
  const { field, type, leave } = await show({ asset: 'USDT', bounds, problem: 'Sold out.' });
  await type('20');
  await leave();
  expect(field).toHaveAccessibleDescription('Sold out.');
  await type('2');
  await leave();
  expect(field).toHaveAccessibleDescription('Minimum: 10.00 USDT.');
});

it('nothing is missing yet in a field that the form has emptied', async () => {
  const { figure, field, type, leave } = await show({ asset: 'USDT', bounds });
  await type('20');
  await leave();
  act(() => figure.fill(undefined));
  expect(field).toHaveValue('');
  expect(field).toBeValid();
});

describe('all there is', () => {
  /** What is free moves with the market, as long as contracts stand on it. */
  async function moving(available: string, properties: Partial<Properties> = {}, filled?: string) {
    const figure = new TypedFigure(formatOf('en').marks);
    if (filled !== undefined) figure.fill(decimal(filled));
    const now = observable.box<Properties>({
      asset: 'USDT',
      ...properties,
      bounds: { ...bounds, available: decimal(available) },
    });
    const Moving = observer(() => <AmountField label="Amount" figure={figure} {...now.get()} />);
    await renderShell({
      at: walletFeature.path,
      texts: ['moneyKit'],
      open: async () => ({ View: Moving, stores: {} }),
    });
    const field = await screen.findByRole('textbox', { name: 'Amount' });
    return {
      field,
      user: userEvent.setup(),
      max: () => screen.getByRole('button', { name: 'Max' }),
      move: (to: string, more: Partial<Properties> = {}) =>
        act(() =>
          runInAction(() =>
            now.set({ ...now.get(), ...more, bounds: { ...now.get().bounds, available: decimal(to) } }),
          ),
        ),
    };
  }

  it('stays all there is while that moves, and is right all the while', async () => {
    const { field, user, max, move } = await moving('200.009');
    await user.click(max());
    expect(field).toHaveValue('200');
    for (const [free, shown] of [
      ['150.5', '150.5'],
      ['180.25', '180.25'],
      ['900', '500'],
      ['42.123', '42.12'],
    ] as const) {
      move(free);
      expect(field).toHaveValue(shown);
      expect(field).toBeValid();
    }
  });

  it('follows no more once somebody has typed, whatever was typed', async () => {
    const { field, user, max, move } = await moving('200');
    await user.click(max());
    await user.type(field, '{Backspace}0');
    expect(field).toHaveValue('200');
    move('150');
    expect(field).toHaveValue('200');
    expect(field).toHaveAccessibleDescription('Insufficient balance. Available: 150.00 USDT.');
  });

  it('of one asset is not all there is of another, and of nothing it is no zero', async () => {
    const { field, user, max, move } = await moving('200');
    await user.click(max());
    move('0');
    expect(field).toHaveValue('200');
    expect(field).toBeInvalid();
    move('300');
    expect(field).toHaveValue('300');
    move('7', { asset: 'BTC' });
    expect(field).toHaveValue('300');
  });

  it('stands still while it is being sent, and is followed where it stood there from the beginning', async () => {
    const { field, move } = await moving('40', { disabled: true, held: false }, '40');
    move('41');
    expect(field).toHaveValue('41');
    move('20', { held: true });
    expect(field).toHaveValue('41');
  });
});
