import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from './app-context';
import { Part } from './part';
import type { Feature } from './feature';

/** A part that lets the first page have its time before it is loaded. */
export const QuietPart = observer(function QuietPart({
  feature,
  waiting = null,
}: {
  readonly feature: Feature;
  readonly waiting?: ReactNode;
}) {
  const { quiet } = useApp();
  return quiet.over ? <Part feature={feature} waiting={waiting} /> : waiting;
});
