import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newPrice } from '../../../domain/trading/price-line';
import { zero } from '../../../domain/shared/decimal';
import { useShell } from '../../kernel/shell-context';
import { useDesk } from '../desk/desk-context';
import { useMarketFigures } from '../figures';
import styles from './chart-tools.module.css';
import { useShownChart } from './chart-view';
import { pricePane } from './draw-setup';

interface MenuPlace {
  readonly x: number;
  readonly y: number;
  readonly price: number;
}

const width = 220;
const height = 132;

/** What can be done at the price that was pointed at; writes it into the order form, and never sends anything. */
export const ChartMenu = observer(function ChartMenu() {
  const { t } = useTranslation('chart');
  const { instrument } = useShownChart();
  const figures = useMarketFigures(instrument);
  const { form } = useDesk();
  const { clipboard, notices } = useShell();
  const { place, close } = usePlace();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), [place]);

  const price = place && newPrice({ price: zero }, place.price, instrument);
  if (!place || !price) return null;
  const order = (side: 'BUY' | 'SELL') => (): void => {
    form.choose({ side });
    form.takePrice(price.toNumber());
    close();
  };
  const copy = async (): Promise<void> => {
    close();
    const answer = await clipboard.write(price.toString());
    if (answer.ok) notices.show('success', { key: 'chart:menu.copied' });
  };
  const text = { price: figures.price(price) };
  return (
    <div
      ref={list}
      role="menu"
      aria-label={t('menu.title', text)}
      className={styles.menu}
      style={{ insetInlineStart: place.x, insetBlockStart: place.y }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Tab') close();
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        const items = [...event.currentTarget.querySelectorAll('button')];
        const next = items.indexOf(document.activeElement as HTMLButtonElement) + (event.key === 'ArrowDown' ? 1 : -1);
        items.at(next % items.length)?.focus();
      }}
    >
      <button type="button" role="menuitem" onClick={order('BUY')}>
        {t('menu.buy', text)}
      </button>
      <button type="button" role="menuitem" onClick={order('SELL')}>
        {t('menu.sell', text)}
      </button>
      <button type="button" role="menuitem" onClick={() => void copy()}>
        {t('menu.copy', text)}
      </button>
    </div>
  );
});

/** Opened by the second button of the mouse or a long touch; closed by a press anywhere else. */
function usePlace() {
  const { view } = useShownChart();
  const { drawn, stage } = view;
  const [place, setPlace] = useState<MenuPlace>();
  useEffect(() => {
    const picture = drawn?.getDom();
    if (!drawn || !stage || !picture) return undefined;
    const open = (event: MouseEvent): void => {
      if (!picture.contains(event.target as Node)) return;
      event.preventDefault();
      const box = picture.getBoundingClientRect();
      const y = event.clientY - box.top;
      const at = drawn.convertFromPixel([{ y }], { paneId: pricePane, absolute: true });
      const price = (Array.isArray(at) ? at[0] : at)?.value;
      if (price === undefined) return;
      setPlace({ x: Math.max(0, Math.min(event.clientX - box.left, box.width - width)), y: Math.max(0, Math.min(y, box.height - height)), price });
    };
    const close = (event: PointerEvent): void => {
      if (!(event.target instanceof Element && event.target.closest('[role="menu"]'))) setPlace(undefined);
    };
    stage.addEventListener('contextmenu', open);
    document.addEventListener('pointerdown', close);
    return () => {
      stage.removeEventListener('contextmenu', open);
      document.removeEventListener('pointerdown', close);
      setPlace(undefined);
    };
  }, [drawn, stage]);
  return { place, close: () => setPlace(undefined) };
}
