import { useLayoutEffect } from 'react';
import { useFormat } from '../formats/use-format';
import type { TypedFigure } from './typed-figure';

/** Whatever shows a figure keeps it in the language on screen: who changes that in the middle of a form loses nothing. */
export function useSpokenFigure(figure: TypedFigure): void {
  const { marks } = useFormat();
  useLayoutEffect(() => figure.speak(marks), [figure, marks]);
}
