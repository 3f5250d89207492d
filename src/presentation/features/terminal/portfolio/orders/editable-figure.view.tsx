import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { NumberField } from '../../../../kit/controls/text-field';
import styles from '../portfolio-cells.module.css';
import type { FigureField } from '../field-problems';
import type { TypedFigure } from '../../../../kit/data/typed-figure';
import { useSpokenFigure } from '../../../../kit/data/use-spoken-figure';
import { useFigureError } from '../use-problem-text';
import type { OrderActionsStore } from './order-actions.store';
import type { OrderEdit } from './order-edit';

interface EditableFigureProps {
  readonly actions: OrderActionsStore;
  readonly edit: OrderEdit;
  readonly figure: TypedFigure;
  readonly field: FigureField;
  readonly label: string;
  /** What is wrong with it beyond the rules of a price or quantity. */
  readonly problem?: string | undefined;
  /** What to know before it is saved; nothing of it keeps it back. */
  readonly warning?: string | undefined;
  /** The first of a row takes the focus. */
  readonly first?: boolean;
}

/** A figure of a row while it is being changed: Enter saves, Esc leaves it as it was. */
export const EditableFigure = observer(function EditableFigure({
  actions,
  edit,
  figure,
  field,
  label,
  problem,
  warning,
  first = false,
}: EditableFigureProps) {
  const id = useId();
  useSpokenFigure(figure);
  const offered: FigureField[] = [
    ...(edit.price ? (['price'] as const) : []),
    ...(edit.quantity ? (['quantity'] as const) : []),
    ...(edit.triggers.size > 0 ? (['trigger'] as const) : []),
  ];
  const errorOf = useFigureError(edit, edit.order.symbol, offered);
  const error: ReactNode = (figure.touched && problem) || errorOf(field, figure);
  return (
    <span className={styles.stack}>
      <NumberField
        size="tiny"
        className={styles.input}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error || warning ? id : undefined}
        autoFocus={first}
        value={figure.text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => figure.type(event.target.value)}
        onBlur={() => figure.leave()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void actions.save();
          else if (event.key === 'Escape') actions.discard();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {error ? (
        <span id={id} role="alert" className={styles.problem}>
          {error}
        </span>
      ) : warning ? (
        <span id={id} role="status" className={styles.warning}>
          {warning}
        </span>
      ) : null}
    </span>
  );
});
