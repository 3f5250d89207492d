import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../kit/controls/icon';
import { PlainButton } from '../../kit/controls/plain-button';
import { useDismiss } from '../../kit/hooks/use-dismiss';
import { useApp } from '../../runtime/app-context';
import type { ProductPlace } from '../../runtime/menus';
import { showCommandKey } from './command-key';
import styles from './product-menu.module.css';

interface ProductMenuProps {
  readonly label: string;
  readonly places: readonly ProductPlace[];
  /** Beside the places. */
  readonly children?: ReactNode;
}

/** A pointer that only crosses the header opens nothing, one that cuts a corner on its way closes nothing; milliseconds. */
const entering = 120;
const leaving = 220;

/** Opens beside a link of the header: for a mouse when it rests on the link, for keys and fingers by its own button. */
export const ProductMenu = observer(function ProductMenu({ label, places, children }: ProductMenuProps) {
  const { switches } = useApp();
  const { t } = useTranslation('productMenus');
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = (): void => setOpen(false);
  useDismiss(root, open, close);
  useEffect(showCommandKey, []);
  useEffect(() => followPointer(root.current?.closest('li'), setOpen), []);
  return (
    <div ref={root} className={styles.root}>
      <PlainButton
        className={styles.opener}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevron" size={16} />
      </PlainButton>
      <div
        id={id}
        className={styles.panel}
        hidden={!open}
        onClick={({ target }) => {
          if ((target as Element).closest('a')) close();
        }}
      >
        {open ? (
          <>
            <ul className={styles.places}>
              {switches.leading(places).map(({ to, name }) => (
                <li key={name}>
                  <Link to={to} className={styles.place}>
                    <span className={styles.placeName}>{t(`place.${name}.name`)}</span>
                    <span className={styles.placeText}>{t(`place.${name}.text`)}</span>
                  </Link>
                </li>
              ))}
            </ul>
            {children}
          </>
        ) : null}
      </div>
    </div>
  );
});

function followPointer(item: HTMLElement | null | undefined, show: (open: boolean) => void): (() => void) | undefined {
  if (!item) return undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const after = (time: number, open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(waiting);
    waiting = setTimeout(() => show(open), time);
  };
  const enter = after(entering, true);
  const leave = after(leaving, false);
  // It may have been there before this was loaded.
  const move = (event: PointerEvent): void => {
    item.removeEventListener('pointermove', move);
    enter(event);
  };
  // The link itself leads on: what would open behind the pointer is not wanted.
  const press = (): void => {
    clearTimeout(waiting);
    item.removeEventListener('pointermove', move);
  };
  item.addEventListener('pointerenter', enter);
  item.addEventListener('pointermove', move);
  item.addEventListener('pointerleave', leave);
  item.addEventListener('pointerdown', press);
  return () => {
    clearTimeout(waiting);
    item.removeEventListener('pointerenter', enter);
    item.removeEventListener('pointermove', move);
    item.removeEventListener('pointerleave', leave);
    item.removeEventListener('pointerdown', press);
  };
}
