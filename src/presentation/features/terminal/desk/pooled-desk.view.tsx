import { useLayoutEffect, type ReactNode } from 'react';
import type { Instrument } from '../../../../domain/markets/instrument';
import { useFormat } from '../../../kit/formats/use-format';
import { DeskContext } from './desk-context';
import type { DeskPool } from './desk-pool';

interface PooledDeskProps {
  readonly pool: DeskPool;
  readonly instrument: Instrument;
  readonly children: ReactNode;
}

/** Gives panels the desk of a market and keeps it open while they are there. */
export function PooledDesk({ pool, instrument, children }: PooledDeskProps) {
  const { marks } = useFormat();
  const desk = pool.desk(instrument);
  useLayoutEffect(() => pool.use(desk), [pool, desk]);
  useLayoutEffect(() => desk.form.speak(marks), [desk, marks]);
  return <DeskContext value={desk}>{children}</DeskContext>;
}
