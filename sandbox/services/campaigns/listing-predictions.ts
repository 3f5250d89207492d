import { predictionProblem } from '../../../src/domain/campaigns/listing-round';
import { decimal } from '../../../src/domain/shared/decimal';
import { type Units, unitsText } from '../../engine/model/units';
import type { Prediction } from './listing-repository';

/** @param last price of the token; `undefined` before it has traded */
export function isPredictable(price: Units, last: Units | undefined): boolean {
  const amount = (units: Units) => decimal(unitsText(units));
  return predictionProblem(amount(price), last === undefined ? undefined : amount(last)) === undefined;
}

export function votesFor(predictions: readonly Prediction[], token: string): number {
  return predictions.reduce((sum, each) => sum + (each.token === token ? each.votes : 0), 0);
}

/** The first of those that came closest. */
export function nearest(predictions: readonly Prediction[], price: Units | undefined): Prediction | undefined {
  if (price === undefined) return undefined;
  const distance = (each: Prediction): Units => (each.price > price ? each.price - price : price - each.price);
  return predictions.reduce<Prediction | undefined>(
    (best, each) => (best === undefined || distance(each) < distance(best) ? each : best),
    undefined,
  );
}
