import { spreadShare } from '../../../../../src/presentation/features/terminal/book/spread-share';
import { formatOf } from '../../../../../src/presentation/kit/formats/format';

it.each([
  [0.000393, '0.00039%'],
  [0.000398, '0.00040%'],
  [0.0058, '0.0058%'],
  [0.00999, '0.0100%'],
  [0.0126, '0.013%'],
  [1.2346, '1.235%'],
  [0, '0.000%'],
  [1e-12, '0.00000000%'],
  [Number.NaN, '—%'],
])('a spread of %d percent is %s', (percent, said) => {
  expect(spreadShare(formatOf('en-US'), percent)).toBe(said);
});
