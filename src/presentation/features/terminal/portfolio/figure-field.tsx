import { observer } from 'mobx-react-lite';
import { Field } from '../ticket/fields/field';
import type { TypedFigure } from '../../../kit/data/typed-figure';
import { useSpokenFigure } from '../../../kit/data/use-spoken-figure';

interface FigureFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly figure: TypedFigure;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly autoFocus?: boolean;
  /** Instead of writing the text into the figure. */
  readonly onType?: (text: string) => void;
}

export const FigureField = observer(function FigureField({ figure, onType, ...rest }: FigureFieldProps) {
  useSpokenFigure(figure);
  return (
    <Field
      {...rest}
      value={figure.text}
      onType={onType ?? ((text) => figure.type(text))}
      onLeave={() => figure.leave()}
    />
  );
});
