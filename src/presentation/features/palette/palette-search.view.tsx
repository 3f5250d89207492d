import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDecimalInput } from '../../../domain/platform/decimal-input';
import { decimal } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { IconButton } from '../../kit/controls/icon-button';
import { Checkbox } from '../../kit/controls/checkbox';
import { TextField } from '../../kit/controls/text-field';
import { Icon } from '../../kit/controls/icon';
import { SessionEndQuestion } from '../account-kit/session-end-question.view';
import { CommandPreview } from './command-preview.view';
import styles from './palette.module.css';
import { cancelAll, findItems, logOut } from './palette-item';
import { mostTraded } from './most-traded';
import { PaletteList } from './palette-list.view';
import { rowId, type PaletteRow } from './palette-row';
import type { PaletteStores } from './palette.view';
import { usePaletteItems } from './use-palette-items';

const list = 'palette-list';

/** Where something is typed, and what it finds or says. */
export const PaletteSearch = observer(function PaletteSearch({
  stores,
  onDone,
}: {
  readonly stores: PaletteStores;
  readonly onDone: () => void;
}) {
  const { palette, history, alerts, tickers, watch } = stores;
  const { t } = useTranslation(['commands', 'common']);
  const { session, notices } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(0);
  const [leaving, setLeaving] = useState(false);
  const { instruments } = palette;
  const anyPrice = tickers.symbols.length > 0;
  // Settled when it opens, so that no row moves under the hand.
  const markets = useMemo(
    () => (anyPrice ? untracked(() => mostTraded(instruments, tickers)) : instruments),
    [instruments, anyPrice, tickers],
  );
  const items = usePaletteItems(markets);
  const { parsed, completions, text } = palette;
  const rows = rowsOf(stores, findItems(text, items, history.recent, parsed.kind === 'none'));
  const current = Math.min(active, rows.length - 1);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    document.getElementById(rowId(current))?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const type = (typed: string): void => {
    palette.type(typed);
    setActive(0);
  };
  const complete = (word: string): void => {
    type(`${text.slice(0, completions.from)}${word} `);
    input.current?.focus();
  };
  const say = (): void => {
    if (parsed.kind !== 'understood') return;
    if (parsed.command.kind !== 'alert') {
      if (session.status === 'loggedIn') palette.ask();
      return;
    }
    const { symbol, when, price } = parsed.command;
    const made = alerts.add(symbol, { kind: 'price', when, price: price.toNumber() });
    history.addCommand(parsed.command, palette.surroundings.marks);
    notices.show(made ? 'success' : 'warning', { key: made ? 'commands:alert.made' : 'commands:alert.tooMany' });
    onDone();
  };
  const choose = (row: PaletteRow | undefined): void => {
    if (!row) return;
    switch (row.kind) {
      case 'command':
        return say();
      case 'completion':
        return complete(row.word);
      case 'recent':
        type(row.text.replace(/ ….*/, ' '));
        return input.current?.focus();
      case 'item':
        history.addItem(row.item.id);
        if (row.item.says !== undefined) {
          type(row.item.says);
          palette.ask();
          return;
        }
        if (row.item.id === logOut && watch.endsWithSession) return setLeaving(true);
        onDone();
        return row.item.run();
    }
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, PageDown: current + 8, PageUp: current - 8 }[
      event.key
    ];
    if (next !== undefined && rows.length > 0) {
      event.preventDefault();
      setActive(
        Math.abs(next - current) === 1
          ? (next + rows.length) % rows.length
          : Math.max(0, Math.min(rows.length - 1, next)),
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(rows[current]);
    } else if (event.key === 'Tab' && !event.shiftKey) {
      const row = rows[current];
      const word =
        row?.kind === 'completion'
          ? row.word
          : parsed.kind !== 'none' && text.trim() !== ''
            ? completions.words[0]
            : undefined;
      if (word === undefined) return;
      event.preventDefault();
      complete(word);
    }
  };

  return (
    <>
      <div className={styles.head}>
        <Icon name="search" />
        <TextField
          variant="borderless"
          ref={input}
          className={styles.input}
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? rowId(current) : undefined}
          aria-label={t('palette.title')}
          aria-describedby="palette-preview"
          aria-invalid={parsed.kind === 'problem' ? true : undefined}
          placeholder={t('palette.placeholder')}
          autoCapitalize="off"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        <IconButton icon="close" label={t('palette.close')} onClick={onDone} />
      </div>
      <div id="palette-preview" role="status" className={styles.preview}>
        {parsed.kind === 'none' ? null : <CommandPreview palette={palette} loggedIn={session.status === 'loggedIn'} />}
      </div>
      <PaletteList id={list} rows={rows} active={current} palette={palette} onPoint={setActive} onChoose={choose} />
      {text.trim() === '' ? <PaletteFoot stores={stores} /> : null}
      {leaving ? (
        <SessionEndQuestion
          action={t('common:account.logOut')}
          onConfirm={() => session.logOut().then(onDone)}
          onClose={() => setLeaving(false)}
        />
      ) : null}
    </>
  );
});

/** What a sentence says and how it may go on come before what has its words in its name. */
function rowsOf({ palette, history }: PaletteStores, items: ReturnType<typeof findItems>): readonly PaletteRow[] {
  const { parsed, completions, text } = palette;
  const nothingTyped = text.trim() === '';
  const words = nothingTyped ? [] : completions.words;
  const said = nothingTyped ? history.recent : [];
  const cancelsAll = parsed.kind === 'understood' && parsed.command.kind === 'cancel' && !parsed.command.symbol;
  const others = cancelsAll ? items.filter(({ says }) => says !== cancelAll) : items;
  return [
    ...(parsed.kind === 'understood' ? [{ kind: 'command', id: 'command' } as const] : []),
    ...words.map((word): PaletteRow => ({ kind: 'completion', id: `word ${word}`, word })),
    ...said.flatMap((each): readonly PaletteRow[] =>
      each.kind === 'text' ? [{ kind: 'recent', id: `said ${each.text}`, text: each.text }] : [],
    ),
    ...others.map((item): PaletteRow => ({ kind: 'item', id: item.id, item })),
  ];
}

/** What the history keeps, and what may be typed. */
const PaletteFoot = observer(function PaletteFoot({
  stores: { history, palette },
}: {
  readonly stores: PaletteStores;
}) {
  const { t } = useTranslation('commands');
  const { marks } = useFormat();
  const typed = (figure: string): string => formatDecimalInput(decimal(figure), marks);
  const [keeps, setKeeps] = useState(history.keepsAmounts);
  return (
    <div className={styles.foot}>
      <span className={styles.example}>{t('palette.example', { size: typed('0.1'), below: typed('0.2') })}</span>
      <Checkbox
        className={styles.keep}
        checked={keeps}
        onChange={(checked) => {
          history.keepAmounts(checked);
          setKeeps(checked);
        }}
      >
        {t('palette.keepAmounts')}
      </Checkbox>
      <Button
        size="small"
        variant="ghost"
        onClick={() => {
          history.clear();
          palette.type(' ');
          palette.type('');
        }}
      >
        {t('palette.forget')}
      </Button>
    </div>
  );
});
