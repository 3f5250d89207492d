import { observer } from 'mobx-react-lite';
import { NumberField } from '../../kit/controls/text-field';
import type { TypedFigure } from '../../kit/data/typed-figure';
import { useSpokenFigure } from '../../kit/data/use-spoken-figure';
import styles from './partners.module.css';

interface FigureFieldProps {
  readonly label: string;
  readonly figure: TypedFigure;
  readonly wrong: boolean;
}

/** A figure of a calculator. */
export const FigureField = observer(function FigureField({ label, figure, wrong }: FigureFieldProps) {
  useSpokenFigure(figure);
  return (
    <label className={styles.label}>
      <span>{label}</span>
      <NumberField
        value={figure.text}
        aria-invalid={wrong || undefined}
        onChange={({ target }) => figure.type(target.value)}
        onBlur={() => figure.leave()}
      />
    </label>
  );
});
