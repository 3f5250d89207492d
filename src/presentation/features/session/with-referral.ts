/** Whoever goes from one way in to the other keeps who invited them: `/login?next=%2Fmarkets&ref=HALYARD7`. */
export function withReferral(path: string, code: string): string {
  return code === '' ? path : `${path}${path.includes('?') ? '&' : '?'}ref=${encodeURIComponent(code)}`;
}
