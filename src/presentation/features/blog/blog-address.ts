import { paths } from '../../runtime/paths';

/** Address of a list of articles; the first page of all needs no words for it. */
export function blogPath(category: string | undefined, page = 1): string {
  const search = new URLSearchParams({
    ...(category === undefined ? {} : { tag: category }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return search === '' ? paths.blog : `${paths.blog}?${search}`;
}

/** Which list an address names. */
export function blogAddress(address: URLSearchParams): {
  readonly category: string | undefined;
  readonly page: number;
} {
  const page = Number(address.get('page'));
  return { category: address.get('tag') ?? undefined, page: Number.isInteger(page) && page > 0 ? page : 1 };
}
