import { useLayoutEffect, useRef } from 'react';
import type { Decimal } from '../../../domain/shared/decimal';
import type { TypedFigure } from '../../kit/data/typed-figure';

interface Taken {
  readonly asset: string;
  readonly amount: Decimal;
}

/**
 * All there is stays all there is when that becomes another amount, until somebody types; also what was all there is when
 * the figure came. Prices move what contracts leave free by the second, and positions earn.
 *
 * @param maximum what the field's asset allows to be taken now; `undefined` while nobody knows, or it does not bind
 * @param held what stands there is being sent
 */
export function useFollowedMaximum(figure: TypedFigure, asset: string, maximum: Decimal | undefined, held: boolean) {
  const taken = useRef<Taken>(undefined);
  const known = useRef<TypedFigure>(undefined);
  const take = (amount: Decimal): void => {
    taken.current = { asset, amount };
    figure.fill(amount);
  };
  // Before it is painted: in between there would be more than there is.
  useLayoutEffect(() => {
    if (known.current !== figure)
      taken.current = maximum && figure.value?.eq(maximum) ? { asset, amount: maximum } : undefined;
    known.current = figure;
    const last = taken.current;
    if (held || last?.asset !== asset || !maximum?.gt(0) || maximum.eq(last.amount)) return;
    if (figure.value?.eq(last.amount)) take(maximum);
  });
  return { take, forget: () => (taken.current = undefined) };
}
