import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button';
import { TextField } from '../../../kit/controls/text-field';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { NoticeText } from '../../../kit/notices.port';
import { hotKeyOf, needsArming } from '../../../../domain/commands/hot-key-map';
import { ariaChord, chordLabel, chordsOf } from '../../../../domain/commands/key-chord';
import { useFormat } from '../../../kit/formats/use-format';
import { useApp } from '../../../runtime/app-context';
import { useCommandOverlay } from '../../commands/command-overlay';
import { HotKeyActionsContext, useHotKeyAction } from '../../commands/hot-key-actions';
import styles from '../../hot-keys/keys.module.css';
import { HotKeysStore } from '../../hot-keys/hot-keys.store';
import { useMarket } from '../market/market-context';
import { isForTyping } from './is-for-typing';
import { type KeyedMarket, OrderKeys } from './order-keys';
import { usePanelKeys } from './use-panel-keys';
import { view } from '../../../runtime/feature';

interface HotKeysStores {
  readonly keys: HotKeysStore;
  readonly orders: OrderKeys;
}

/** Runs what keys are bound to on the page of a market. Shows nothing but that the order keys are armed. */
export const HotKeys = observer(function HotKeys({ stores: { keys, orders } }: { readonly stores: HotKeysStores }) {
  const actions = useContext(HotKeyActionsContext);
  const overlay = useCommandOverlay();
  const { notices, session } = useApp();
  const { instrument, contract } = useMarket();
  const loggedIn = session.status === 'loggedIn';

  usePanelKeys();
  useOrderActions(keys, orders, loggedIn);
  useArming(keys, loggedIn);

  /** That the keys are not armed, once it was said. */
  const disarmed = useRef<NoticeText>(undefined);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (
        event.defaultPrevented ||
        event.isComposing ||
        isForTyping(event.target) ||
        overlay.shown ||
        document.querySelector('dialog[open]')
      )
        return;
      const id = hotKeyOf(keys.settings, chordsOf(event));
      // The host has it on every page.
      if (id === undefined || id === 'palette') return;
      if (id === 'arm' && event.repeat) return;
      if (needsArming(id)) {
        if (event.repeat || !actions.can(id)) return;
        if (keys.armed) {
          event.preventDefault();
          actions.run(id);
        } else if (!disarmed.current) {
          // Once: keys may be pressed by accident, again and again.
          disarmed.current = {
            key: keys.lapsed ? `commands:keys.lapsed.${keys.lapsed}` : 'commands:keys.disarmed',
            values: { key: chordLabel(keys.settings.map.arm ?? '') },
          };
          notices.show('warning', disarmed.current);
        }
      } else if (actions.run(id)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actions, keys, notices, overlay]);

  useEffect(() => {
    if (!keys.armed) return;
    // It is so no more, and would be new the next time.
    if (disarmed.current) notices.withdraw?.(disarmed.current);
    disarmed.current = undefined;
  }, [keys.armed, notices]);

  return (
    <div role="status">
      {keys.armed ? (
        <ArmedBar keys={keys} instrument={instrument} hedging={contract?.settings.positionMode === 'HEDGE_MODE'} />
      ) : null}
    </div>
  );
});

/** Keys cannot be armed yet. */
const tooEarly: NoticeText = { key: 'commands:keys.notLive' };

/** Armed is a state of somebody who looks at live prices of this very market. */
function useArming(keys: HotKeysStore, loggedIn: boolean): void {
  const { book, instrument } = useMarket();
  const { notices } = useApp();
  const live = book.status === 'live';
  const arm = (): void => {
    notices.withdraw?.(tooEarly);
    if (keys.armed) keys.disarm();
    else if (live) keys.arm();
    else notices.show('warning', tooEarly);
  };
  useHotKeyAction('arm', arm, loggedIn);
  useEffect(() => {
    if (!loggedIn) keys.disarm();
    else if (!live) keys.lapse('notLive');
    if (live) notices.withdraw?.(tooEarly);
  }, [keys, notices, loggedIn, live]);
  useEffect(() => () => keys.disarm(), [keys, instrument.symbol]);
  useEffect(() => {
    const leave = (): void => keys.lapse('away');
    const hide = (): void => (document.visibilityState === 'hidden' ? leave() : undefined);
    window.addEventListener('blur', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('blur', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [keys]);
}

function useOrderActions(keys: HotKeysStore, orders: OrderKeys, loggedIn: boolean): void {
  const { book, instrument, contract } = useMarket();
  const { marks } = useFormat();
  const market = (): KeyedMarket => ({
    instrument,
    bestBid: book.bestBid,
    bestAsk: book.bestAsk,
    margin: contract?.settings.leverage,
    marks,
  });
  const { symbol, type } = instrument;
  const size = keys.sizeOf(symbol);
  useEffect(() => orders.forgetSize(), [orders, symbol, size]);
  const perpetual = loggedIn && type === 'PERP';
  useHotKeyAction('order.buyMarket', () => void orders.trade('BUY', 'market', size, market()), loggedIn);
  useHotKeyAction('order.sellMarket', () => void orders.trade('SELL', 'market', size, market()), loggedIn);
  useHotKeyAction('order.buyBest', () => void orders.trade('BUY', 'best', size, market()), loggedIn);
  useHotKeyAction('order.sellBest', () => void orders.trade('SELL', 'best', size, market()), loggedIn);
  useHotKeyAction('order.joinBid', () => void orders.trade('BUY', 'join', size, market()), loggedIn);
  useHotKeyAction('order.joinAsk', () => void orders.trade('SELL', 'join', size, market()), loggedIn);
  useHotKeyAction('order.cancelNearest', () => void orders.cancelNearest(market()), loggedIn);
  useHotKeyAction('order.cancelMarket', () => void orders.cancelAll(symbol), loggedIn);
  useHotKeyAction('order.cancelEverything', () => void orders.cancelAll(), loggedIn);
  useHotKeyAction('position.close', () => void orders.close(symbol), perpetual);
  useHotKeyAction('position.closeLong', () => void orders.close(symbol, 'LONG'), perpetual);
  useHotKeyAction('position.closeShort', () => void orders.close(symbol, 'SHORT'), perpetual);
  useHotKeyAction('position.reverse', () => void orders.reverse(symbol), perpetual);
}

/** That a key now sends an order, how much of this market, and the way out. */
const ArmedBar = observer(function ArmedBar({
  keys,
  instrument: { symbol, base },
  hedging,
}: {
  readonly keys: HotKeysStore;
  readonly instrument: Instrument;
  readonly hedging: boolean;
}) {
  const { t } = useTranslation('commands');
  const size = keys.sizeOf(symbol);
  return (
    <div className={styles.armed}>
      <strong>{t('keys.armed')}</strong>
      {hedging ? <span>{t('keys.hedge')}</span> : null}
      <label className={styles.size}>
        {t('keys.size')}
        <TextField
          size="small"
          className={styles.input}
          value={size}
          placeholder="0.01"
          onChange={(event) => keys.setSize(symbol, event.target.value)}
        />
        {/* Of a figure alone; other words say themselves of what they are: "100 usdt", "10%". */}
        {/^[\d.,\s]*$/.test(size) ? <span>{base}</span> : null}
      </label>
      <Button
        size="small"
        aria-keyshortcuts={keys.settings.map.arm && ariaChord(keys.settings.map.arm)}
        onClick={keys.disarm}
      >
        {t('keys.disarm')}
      </Button>
    </div>
  );
});

export default view(HotKeys, { keys: HotKeysStore, orders: OrderKeys });
