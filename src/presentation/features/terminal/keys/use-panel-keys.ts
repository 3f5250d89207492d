import type { HotKeyActionId } from '../../../../domain/commands/hot-key-action';
import { useHotKeyAction } from '../../commands/hot-key-actions';

const reachable =
  'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Takes the focus to a panel of the terminal, by name or to the next one. */
export function usePanelKeys(): void {
  usePanelKey('panel.chart', 'chart');
  usePanelKey('panel.book', 'book');
  usePanelKey('panel.ticket', 'ticket');
  usePanelKey('panel.account', 'account');
  useHotKeyAction('panel.next', () => goOn(1));
  useHotKeyAction('panel.previous', () => goOn(-1));
}

function usePanelKey(action: HotKeyActionId, panel: string): void {
  useHotKeyAction(action, () => focusIn(panels().find((each) => each.dataset['panel'] === panel)));
}

function goOn(step: 1 | -1): void {
  const all = panels();
  const here = all.findIndex((panel) => panel.contains(document.activeElement));
  const from = here < 0 && step < 0 ? 0 : here;
  focusIn(all[(from + step + all.length) % all.length]);
}

/** In the order in which they stand on the page; a panel marks itself. */
function panels(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-panel]')];
}

function focusIn(panel: HTMLElement | undefined): void {
  [...(panel?.querySelectorAll<HTMLElement>(reachable) ?? [])].find((element) => element.checkVisibility())?.focus();
}
