import { useEffect, useState } from 'react';
import type { Position } from '../../../../domain/trading/position';

/** A form made once for its dialog, which follows the position it is about. */
export function usePositionForm<Form extends { follow(position: Position): void }>(
  make: () => Form,
  position: Position,
): Form {
  const [form] = useState(make);
  useEffect(() => form.follow(position), [form, position]);
  return form;
}
