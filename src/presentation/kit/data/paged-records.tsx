import type { ReferralPage } from '../../../application/account/referral.port';
import type { Resource } from '../../../application/kernel/resource';
import { useResource } from './use-resource';
import { DataBlock } from './data-block';
import { EmptyState } from '../controls/empty-state';
import { Pager } from '../controls/pager';
import { RecordTable, type Column } from '../controls/record-table';
import { RowsSkeleton } from '../controls/rows-skeleton';

interface PagedRecordsProps<Row> {
  readonly caption: string;
  /** More than a narrow window has room for. */
  readonly wide?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly resource: Resource<ReferralPage<Row>>;
  readonly page: number;
  readonly size: number;
  readonly onPage: (page: number) => void;
  readonly empty: { readonly title: string; readonly text: string };
}

/** One page of a list in all its states, with the way to the others. */
export function PagedRecords<Row>({
  caption,
  wide = false,
  columns,
  rowKey,
  resource,
  page,
  size,
  onPage,
  empty,
}: PagedRecordsProps<Row>) {
  const state = useResource(resource);
  return (
    <DataBlock
      state={state}
      onRetry={() => void resource.refresh()}
      skeleton={<RowsSkeleton roomy headed rows={2} />}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState {...empty} />}
    >
      {({ rows, total }, stale) => (
        <>
          <RecordTable
            caption={caption}
            wide={wide}
            roomy
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            stale={stale}
          />
          <Pager page={page} pages={Math.ceil(total / size)} onPage={onPage} />
        </>
      )}
    </DataBlock>
  );
}
