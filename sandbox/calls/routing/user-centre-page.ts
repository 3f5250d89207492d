export interface PageWish {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

const usualSize = 25;

/** Counted from 1. */
export function pageWish({ page = 1, size = usualSize }: PageWish): { readonly page: number; readonly size: number } {
  return { page, size };
}

export function pageMetaOf(total: number, { page, size }: { readonly page: number; readonly size: number }) {
  return { total, records_per_page: size, current_page: page };
}

/** One page of rows that are all at hand. */
export function pageOfRows<T>(rows: readonly T[], wish: PageWish) {
  const { page, size } = pageWish(wish);
  return { rows: rows.slice((page - 1) * size, page * size), meta: pageMetaOf(rows.length, { page, size }) };
}
