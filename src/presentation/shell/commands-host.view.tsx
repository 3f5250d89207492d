import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Part } from '../runtime/part';
import { useApp } from '../runtime/app-context';
import { useCommandOverlay } from '../features/commands/command-overlay';
import { useHotKeyAction } from '../features/commands/hot-key-actions';
import { alertPresenceFeature } from '../features/alerts/alert-presence.feature';
import { paletteFeature } from '../features/palette/palette.feature';
import { shortcutsFeature } from '../features/hot-keys/shortcuts.feature';
import { orderBasketFeature } from '../features/order-basket/order-basket.feature';
import { terminalTourFeature } from '../features/terminal/tour/terminal-tour.feature';
import { newAlertFeature } from '../features/alerts/new-alert.feature';

const parts = {
  palette: paletteFeature,
  shortcuts: shortcutsFeature,
  alert: newAlertFeature,
  basket: orderBasketFeature,
  tour: terminalTourFeature,
} as const;

/** Opens the dialogs of commands on every page, and wakes the watch over this device's alerts once the page rests. */
export const CommandsHost = observer(function CommandsHost() {
  const overlay = useCommandOverlay();
  const { quiet } = useApp();
  const { shown } = overlay;
  useHotKeyAction('palette', () => overlay.show('palette'));
  useHotKeyAction('shortcuts', () => overlay.show('shortcuts'));

  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      // Who opens the palette types on while it comes.
      if (overlay.shown && event.key.length === 1 && !event.ctrlKey && !event.metaKey) overlay.typedAhead += event.key;
      if (
        event.code !== 'KeyK' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.isComposing
      )
        return;
      event.preventDefault();
      if (event.repeat) return;
      if (overlay.shown === 'palette') overlay.close();
      else if (!document.querySelector('dialog[open]')) overlay.show('palette');
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [overlay]);

  return (
    <>
      {shown ? <Part key={shown} feature={parts[shown]} /> : null}
      {quiet.over ? <Part feature={alertPresenceFeature} /> : null}
    </>
  );
});
