import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { placeOf } from '../hooks/use-kept-focus';

interface DialogSurfaceProps extends Omit<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'open'> {
  readonly open?: boolean;
  /** By Esc, or by the browser's own way back. */
  readonly onClose: () => void;
  /** By a press beside it; without it such a press does nothing. */
  readonly onDismiss?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The second click of a double click on what closed a dialog was not meant for what lies beneath. */
function swallow(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation();
}

/**
 * A bare modal dialog, for sheets and palettes with a look of their own; what asks or tells takes `Dialog`. The browser
 * keeps the focus in it and gives it back to where it was, or to what is around that. What has `autoFocus` begins with
 * it.
 */
export function DialogSurface({ open = true, onClose, onDismiss, children, ...rest }: DialogSurfaceProps) {
  // Before what follows, which would get no focus in a closed dialog, and before it leaves the page, when the browser
  // could no longer give the focus back.
  const show = useCallback((first: HTMLElement) => {
    const dialog = first.closest('dialog')!;
    const goBack = placeOf(document.activeElement);
    dialog.showModal();
    return () => {
      dialog.close();
      addEventListener('click', swallow, { capture: true, once: true });
      requestAnimationFrame(goBack);
    };
  }, []);
  return (
    <dialog
      {...rest}
      onCancel={(event) => {
        event.preventDefault();
        // What is inside, such as a list of choices, closes by the same key first.
        if (event.target === event.currentTarget) onClose();
      }}
      onClick={onDismiss && ((event) => event.target === event.currentTarget && onDismiss())}
    >
      {open ? (
        <>
          <span ref={show} hidden />
          {children}
        </>
      ) : null}
    </dialog>
  );
}
