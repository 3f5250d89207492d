import { useState } from 'react';

/** The value, or while it is held that of the moment from which it is. */
export function useKept<T>(value: T, held: boolean): T {
  const [kept, setKept] = useState<{ readonly value: T }>();
  if (held && kept === undefined) setKept({ value });
  if (!held && kept !== undefined) setKept(undefined);
  return kept ? kept.value : value;
}
