import { type Bounds, boundsOf } from '../../kit/charts/bounds';

/** Of the 100 that a course begins at. */
const leastApart = 1;

/** Between which worths a course is drawn: far enough apart that what has hardly moved looks as if it had not. */
export function courseBounds(course: readonly number[]): Bounds {
  return boundsOf(course, leastApart);
}
