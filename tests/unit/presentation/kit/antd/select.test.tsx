import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Select } from '../../../../../src/presentation/kit/antd/select';
import '../../shell/shell-fixture';

const options = [
  { value: 'main', label: 'Main account' },
  { value: 'sub', label: 'Savings' },
];

test('what is chosen is read with the field, whose own value is empty, and so is what is wrong with it', () => {
  const field = (
    <>
      <Select aria-label="Account" aria-describedby="wrong" options={options} value="sub" />
      <p id="wrong">Choose another</p>
    </>
  );
  render(field);
  expect(screen.getByRole('combobox', { name: 'Account' })).toHaveAccessibleDescription('Savings Choose another');
});

test('a name of its own for what is chosen is the one that is read', () => {
  render(
    <Select
      aria-label="Account"
      searchable
      options={options}
      value="main"
      labelRender={({ value }) => `No. ${value}`}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Account' })).toHaveAccessibleDescription('No. main');
});

test('while nothing is chosen nothing is read', () => {
  render(<Select aria-label="Account" options={options} value={null} placeholder="Choose" />);
  expect(screen.getByRole('combobox', { name: 'Account' })).not.toHaveAccessibleDescription();
});
