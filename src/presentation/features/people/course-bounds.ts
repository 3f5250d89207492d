/** Of the 100 that a course begins at. */
const leastApart = 1;

/** Between which worths a course is drawn: far enough apart that what has hardly moved looks as if it had not. */
export function courseBounds(course: readonly number[]): { readonly low: number; readonly high: number } {
  const low = Math.min(...course);
  const high = Math.max(...course);
  const more = Math.max(0, leastApart - (high - low)) / 2;
  return { low: low - more, high: high + more };
}
