/** Whoever goes from one way in to the other keeps who invited them: `/login?next=%2Fmarkets&ref=HALYARD7`. */
export function withReferral(path: string, code: string): string {
  return code === '' ? path : `${path}${path.includes('?') ? '&' : '?'}ref=${encodeURIComponent(code)}`;
}

/** Who invited a visitor, by the page itself or by the page that it was opened from: `?next=%2Fmarkets%3Fref%3DHALYARD7`. */
export function inviterOf(search: URLSearchParams): string {
  const before = search.get('next')?.split('?')[1];
  return search.get('ref') ?? new URLSearchParams(before).get('ref') ?? '';
}
