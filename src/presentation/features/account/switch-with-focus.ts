import { when } from 'mobx';
import { placeOf } from '../../kit/hooks/use-kept-focus';
import type { SessionStore } from '../../runtime/stores/session.store';

type Switching = Pick<SessionStore, 'switchTo' | 'account' | 'reading'>;

/** Goes on as another account. What had the focus goes with the old one's page: what is around it takes it once the new one is known. */
export async function switchWithFocus(session: Switching, userId: string, pressed: Element): Promise<void> {
  const comeBack = placeOf(pressed);
  if (!(await session.switchTo(userId))) return;
  await when(() => session.account?.userId === userId || session.reading.status === 'failed');
  requestAnimationFrame(comeBack);
}
