/** Hours of the day, 0 to 23, as ranges; one over midnight is whole. */
export function hourRanges(allowed: readonly number[]): readonly { readonly from: number; readonly until: number }[] {
  const isAllowed = (hour: number): boolean => allowed.includes((hour + 24) % 24);
  const starts = allowed.filter((hour) => !isAllowed(hour - 1));
  return starts.map((from) => {
    let until = from + 1;
    while (isAllowed(until) && until < from + 24) until += 1;
    return { from, until: until % 24 };
  });
}
