import { act, fireEvent, render, screen } from '@testing-library/react';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { FigureField } from '../../../../../src/presentation/features/partners/figure-field.view';
import { TypedFigure } from '../../../../../src/presentation/kit/data/typed-figure';
import { formatOf } from '../../../../../src/presentation/kit/formats/format';
import { FormatContext } from '../../../../../src/presentation/kit/formats/use-format';

/** One field of a form whose language changes while it is open. */
function open(figure: TypedFigure) {
  const field = (language: 'en' | 'pt') => (
    <FormatContext value={formatOf(language)}>
      <FigureField label="Amount" figure={figure} wrong={figure.value === undefined} />
    </FormatContext>
  );
  const { rerender } = render(field('en'));
  return {
    speak: (language: 'en' | 'pt') => rerender(field(language)),
    type: (value: string) => fireEvent.change(screen.getByLabelText('Amount'), { target: { value } }),
    shown: () => screen.getByLabelText<HTMLInputElement>('Amount').value,
  };
}

test.each([
  ['20.5', '20,5'],
  ['1,234.5', '1234,5'],
  ['1,234', '1234'],
  // No number in any language stays what somebody has typed.
  ['20.5 USDT', '20.5 USDT'],
  ['', ''],
])('%j, typed in English, is %j in Portuguese, and the same number', (typed, written) => {
  const figure = new TypedFigure(formatOf('en').marks);
  const field = open(figure);
  field.type(typed);
  const before = figure.value?.toFixed();
  field.speak('pt');
  expect(field.shown()).toBe(written);
  expect(figure.value?.toFixed()).toBe(before);
});

test('what is typed from then on is read as it is written there', () => {
  const figure = new TypedFigure(formatOf('en').marks);
  const field = open(figure);
  field.speak('pt');
  field.type('1.234');
  expect(figure.value?.toFixed()).toBe('1234');
  act(() => figure.fill(decimal('123.4')));
  expect(field.shown()).toBe('123,4');
});
