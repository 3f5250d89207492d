import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from './app-context';
import { Part } from './part';
import type { AppRoute } from './route';

/** A part that lets the first page have its time before it is loaded. */
export const QuietPart = observer(function QuietPart({
  route,
  waiting = null,
}: {
  readonly route: AppRoute;
  readonly waiting?: ReactNode;
}) {
  const { quiet } = useApp();
  return quiet.over ? <Part route={route} waiting={waiting} /> : waiting;
});
