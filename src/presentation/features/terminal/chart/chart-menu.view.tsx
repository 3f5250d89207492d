import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../../kit/controls/menu-item';
import { zero } from '../../../../domain/shared/decimal';
import type { OrderSide } from '../../../../domain/trading/order';
import { newPrice } from '../../../../domain/trading/price-line';
import { Part } from '../../../runtime/part';
import { useApp } from '../../../runtime/app-context';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import type { ChartCursor } from './chart-cursor';
import styles from './chart-menu.module.css';
import { useShownChart } from './chart-view';
import { ChosenPriceContext, useChosenPrice } from './chosen-price';
import { chartAlertFeature } from './chart-alert.feature';

/** Pixels; it stays within the picture. */
const width = 240;
const height = 232;

/** What can be done at the price that was pointed at; writes orders into the form, and never sends one. */
export const ChartMenu = observer(function ChartMenu({ cursor }: { readonly cursor: ChartCursor }) {
  const { t } = useTranslation('chart');
  const { instrument, view } = useShownChart();
  const figures = useMarketFigures(instrument);
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const { menu } = cursor;
  useEffect(() => {
    const { activeElement } = document;
    if (!list.current?.contains(activeElement)) opener.current = activeElement;
    list.current?.querySelector('button')?.focus();
  }, [menu]);
  useEffect(() => {
    const press = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && list.current?.contains(target))) cursor.closeMenu();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [cursor]);

  const price = menu && newPrice({ price: zero }, menu.price, instrument);
  if (!menu || !price) return null;
  const close = (): void => {
    cursor.closeMenu();
    // Back to what opened it: the picture, or its button in the toolbar.
    const button = opener.current?.closest<HTMLElement>('[aria-haspopup]');
    (button ?? view.stage?.querySelector<HTMLElement>('[role="application"]'))?.focus();
  };
  const box = view.stage!.getBoundingClientRect();
  const place = {
    insetInlineStart: within(menu.x, box.width - width),
    insetBlockStart: within(menu.y, box.height - height),
    inlineSize: width,
  };
  return (
    <div
      ref={list}
      role="menu"
      aria-label={t('menu.title', { price: figures.price(price) })}
      className={styles.menu}
      style={place}
      onKeyDown={(event) => press(event, close)}
    >
      <ChosenPriceContext value={{ price, close }}>
        <LimitOrder side="BUY" />
        <LimitOrder side="SELL" />
        <StopOrder />
        <Part
          feature={chartAlertFeature}
          waiting={
            <MenuItem role="menuitem" aria-disabled="true">
              {t('menu.alert', { price: figures.price(price) })}
            </MenuItem>
          }
        />
        <CopyPrice />
      </ChosenPriceContext>
    </div>
  );
});

const LimitOrder = observer(function LimitOrder({ side }: { readonly side: OrderSide }) {
  const { t } = useTranslation('chart');
  const { price } = useChosenPrice();
  const { ticket } = useMarket();
  const text = useTold(side === 'BUY' ? 'menu.buy' : 'menu.sell');
  return (
    <MenuItem
      role="menuitem"
      onClick={() => {
        ticket.fields.choose({ side, type: 'LIMIT', timing: 'GTC' });
        ticket.fields.takePrice(price.toNumber());
        text.told();
      }}
    >
      {t(side === 'BUY' ? 'menu.buy' : 'menu.sell', text.values)}
    </MenuItem>
  );
});

/** Above the market it buys, below it sells: the other way round it would be set off at once. */
const StopOrder = observer(function StopOrder() {
  const { t } = useTranslation('chart');
  const { price } = useChosenPrice();
  const { ticket, tape } = useMarket();
  const { view } = useShownChart();
  const last = tape.last ?? view.drawn?.getDataList().at(-1)?.close ?? 0;
  const side: OrderSide = price.toNumber() > last ? 'BUY' : 'SELL';
  const key = side === 'BUY' ? 'menu.buyStop' : 'menu.sellStop';
  const text = useTold(key);
  return (
    <MenuItem
      role="menuitem"
      onClick={() => {
        ticket.fields.choose({ side, type: 'STOP_MARKET' });
        ticket.fields.fillMore('trigger', price);
        text.told();
      }}
    >
      {t(key, text.values)}
    </MenuItem>
  );
});

function CopyPrice() {
  const { t } = useTranslation('chart');
  const { price, close } = useChosenPrice();
  const { instrument } = useShownChart();
  const figures = useMarketFigures(instrument);
  const { clipboard, notices } = useApp();
  const copy = async (): Promise<void> => {
    close();
    const answer = await clipboard.write(price.toString());
    notices.show(answer.ok ? 'success' : 'error', { key: answer.ok ? 'chart:menu.copied' : 'common:copy.failed' });
  };
  return (
    <MenuItem role="menuitem" onClick={() => void copy()}>
      {t('menu.copy', { price: figures.price(price) })}
    </MenuItem>
  );
}

/** Says where the order is: on a phone the form is out of sight. */
function useTold(key: 'menu.buy' | 'menu.sell' | 'menu.buyStop' | 'menu.sellStop') {
  const { t } = useTranslation('chart');
  const { price, close } = useChosenPrice();
  const { instrument } = useShownChart();
  const figures = useMarketFigures(instrument);
  const { notices } = useApp();
  const values = { price: figures.price(price) };
  return {
    values,
    told: () => {
      close();
      notices.show('success', { key: 'chart:menu.inForm', values: { order: t(key, values) } });
    },
  };
}

function press(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    return close();
  }
  const items = [...event.currentTarget.querySelectorAll('button')];
  const here = items.indexOf(document.activeElement as HTMLButtonElement);
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
