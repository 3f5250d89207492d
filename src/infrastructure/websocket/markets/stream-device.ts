/** What the public stream's address says of the device: a small touch screen is a mobile one. */
export function streamDevice(): 'web' | 'mobile' {
  if (typeof matchMedia !== 'function') return 'web';
  return matchMedia('(pointer: coarse) and (max-width: 767px)').matches ? 'mobile' : 'web';
}
