import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemText } from '../../kit/controls/problem-text';
import { NumberField } from '../../kit/controls/text-field';
import type { TypedFigure } from '../../kit/data/typed-figure';
import { useSpokenFigure } from '../../kit/data/use-spoken-figure';
import { useFormat } from '../../kit/formats/use-format';
import styles from './partners.module.css';

interface FigureFieldProps {
  readonly label: string;
  readonly figure: TypedFigure;
  readonly wrong: boolean;
  /** The most that it may be; percent where `percent` is set. */
  readonly most?: number;
  readonly percent?: boolean;
  /** It may be less than nothing. */
  readonly signed?: boolean;
}

/** A figure of a calculator. */
export const FigureField = observer(function FigureField({
  label,
  figure,
  wrong,
  most = Infinity,
  percent = false,
  signed = false,
}: FigureFieldProps) {
  const { t } = useTranslation('moneyKit');
  const format = useFormat();
  const id = useId();
  useSpokenFigure(figure);
  const { input } = figure;
  const problem = (): string => {
    if (input.ok && Number(input.value) > most)
      return t('problem.aboveMaximum', { amount: percent ? format.part(most / 100) : format.integer(most) });
    return t(input.ok || input.problem === 'empty' || signed ? 'input.notANumber' : `input.${input.problem}`);
  };
  return (
    <div className={styles.label}>
      <label htmlFor={id}>{label}</label>
      <NumberField
        id={id}
        value={figure.text}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => figure.type(target.value)}
        onBlur={() => figure.leave()}
      />
      <div id={`${id}-problem`}>
        <ProblemText>{wrong ? problem() : null}</ProblemText>
      </div>
    </div>
  );
});
