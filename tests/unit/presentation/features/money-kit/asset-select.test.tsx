import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { AssetSelect } from '../../../../../src/presentation/features/money-kit/asset-select.view';

it('names what is chosen before the list of assets has come', () => {
  const { container } = render(<AssetSelect label="Asset" assets={[]} value="BTC" onChange={() => undefined} />);
  expect(container).toHaveTextContent('BTC');
  expect(container).not.toHaveTextContent('undefined');
});
