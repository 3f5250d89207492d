export type SqlValue = string | number | null;

/** What accounts and sign-in ask of the embedded database. */
export interface SqlDatabase {
  run(sql: string, values?: readonly SqlValue[]): void;
  all<Row>(sql: string, values?: readonly SqlValue[]): Row[];
  /** All of `work` or nothing of it. */
  transaction<T>(work: () => T): T;
  close(): void;
}
