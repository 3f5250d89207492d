import { render } from '@testing-library/react';
import { useRootMark } from '../../../../../src/presentation/kit/hooks/use-root-mark';

const { dataset } = document.documentElement;

function Line({ alarm }: { readonly alarm: boolean | undefined }) {
  useRootMark('status-line');
  useRootMark('switch-line', alarm !== undefined && (alarm ? 'alarm' : 'calm'));
  return null;
}

it('says what is shown on the root of the document, as long as it is', () => {
  const { rerender, unmount } = render(<Line alarm={undefined} />);
  expect(dataset['statusLine']).toBe('');
  expect(dataset['switchLine']).toBeUndefined();

  rerender(<Line alarm />);
  expect(dataset['switchLine']).toBe('alarm');
  rerender(<Line alarm={false} />);
  expect(dataset['switchLine']).toBe('calm');
  rerender(<Line alarm={undefined} />);
  expect(dataset['switchLine']).toBeUndefined();

  unmount();
  expect(dataset['statusLine']).toBeUndefined();
});
