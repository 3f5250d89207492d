interface PageOf<Row> {
  readonly rows: readonly Row[];
  /** Of all pages together. */
  readonly total: number;
}

const size = 1_000;

/** Every row of a list that is read page by page. */
export function allPages<Row>(read: (page: { readonly page: number; readonly size: number }) => PageOf<Row>): Row[] {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = read({ page, size });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}
