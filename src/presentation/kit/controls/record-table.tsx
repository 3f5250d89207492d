import { memo, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './record-table.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  /** What counts most after what the row is of: at the top of a card. */
  readonly lead?: boolean;
  /** Whether a row has none of it: its card then leaves it out. */
  readonly absent?: (row: Row) => boolean;
  /** Buttons rather than figures; the title is for assistive technology only. */
  readonly actions?: boolean;
  /** In place of the title at the head of the column: a button that sorts by it. */
  readonly head?: ReactNode;
  readonly sorted?: 'ascending' | 'descending' | 'none';
}

interface RecordTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The values may be behind. */
  readonly stale?: boolean;
  /** Higher rows and larger text, for pages that are read rather than watched. */
  readonly roomy?: boolean;
  /** More than a narrow window has room for: the table is moved sideways in its own frame, not the page. */
  readonly wide?: boolean;
}

/** Records in rows; on a phone each becomes a card with its columns' names. */
export function RecordTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  stale = false,
  roomy = false,
  wide = false,
}: RecordTableProps<Row>) {
  const table = (
    <table className={classNames(styles.table, roomy && styles.roomy)} data-stale={stale || undefined}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" aria-sort={column.sorted} className={cellClass(column)}>
              {column.actions ? <span className="unseen">{column.title}</span> : (column.head ?? column.title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RecordRow key={rowKey(row)} row={row} columns={columns} roomy={roomy} />
        ))}
      </tbody>
    </table>
  );
  if (!wide) return table;
  return (
    <div className={styles.frame} role="group" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  );
}

interface RecordRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly roomy: boolean;
}

/** Drawn again for a change of its own alone, as long as its columns stay the same: a list may be long and change often. */
const RecordRow = memo(function RecordRow<Row>({ row, columns, roomy }: RecordRowProps<Row>) {
  return (
    <tr>
      {columns.map((column) => (
        <td
          key={column.id}
          data-title={column.actions ? undefined : column.title}
          data-absent={column.absent?.(row) || undefined}
          className={cellClass(column)}
        >
          {roomy && !column.actions ? <span>{column.cell(row)}</span> : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: RecordRowProps<Row>) => ReactNode;

function cellClass({ numeric, actions, lead }: Column<never>): string {
  return classNames(numeric && styles.numeric, actions && styles.actions, lead && styles.lead);
}
