/** The marks a language writes numbers with. */
export interface DecimalMarks {
  readonly decimal: '.' | ',';
  /** `.`, `,` or a space of some width. */
  readonly group: string;
}

/** Marks of a regional tag, as the platform writes them. */
export function decimalMarks(regionalTag: string): DecimalMarks {
  const parts = new Intl.NumberFormat(regionalTag).formatToParts(1234567.5);
  const mark = parts.find((part) => part.type === 'decimal')?.value;
  return { decimal: mark === ',' ? ',' : '.', group: parts.find((part) => part.type === 'group')?.value ?? ' ' };
}
