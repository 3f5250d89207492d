import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { RecordTable, type Column } from '../../../../../src/presentation/kit/controls/record-table';

interface Entry {
  readonly id: string;
  readonly amount: number;
}

it('draws again the rows that changed, and all of them for other columns', () => {
  const drawn: string[] = [];
  const columns = (title: string): readonly Column<Entry>[] => [
    {
      id: 'amount',
      title,
      cell: ({ id, amount }) => {
        drawn.push(id);
        return amount;
      },
    },
  ];
  const amounts = columns('Amount');
  const table = (rows: readonly Entry[], shown = amounts) => (
    <RecordTable caption="Entries" columns={shown} rows={rows} rowKey={({ id }) => id} />
  );
  const first = { id: 'first', amount: 1 };
  const second = { id: 'second', amount: 2 };
  const { rerender } = render(table([first, second]));
  rerender(table([{ id: 'third', amount: 3 }, first, { ...second, amount: 20 }]));
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['3', '1', '20']);
  expect(drawn).toEqual(['first', 'second', 'third', 'second']);
  rerender(table([first], columns('Sum')));
  expect(screen.getByRole('cell')).toHaveAttribute('data-title', 'Sum');
});

it('says of each row what it has none of', () => {
  const columns: readonly Column<Entry>[] = [
    { id: 'id', title: 'Name', cell: ({ id }) => id },
    { id: 'amount', title: 'Amount', cell: ({ amount }) => amount, absent: ({ amount }) => amount === 0 },
  ];
  const rows = [
    { id: 'first', amount: 0 },
    { id: 'second', amount: 2 },
  ];
  render(<RecordTable caption="Entries" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  expect(screen.getByRole('cell', { name: '0' })).toHaveAttribute('data-absent');
  for (const name of ['first', 'second', '2'])
    expect(screen.getByRole('cell', { name })).not.toHaveAttribute('data-absent');
});
