import { observer } from 'mobx-react-lite';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotKeyActionId } from '../../../domain/commands/hot-key-action';
import type { BindingProblem, HotKeyMap } from '../../../domain/commands/hot-key-map';
import { chordLabel, chordOf, type KeyChord } from '../../../domain/commands/key-chord';
import { Button } from '../../kit/controls/button';
import type { HotKeysStore } from './hot-keys.store';
import styles from './keys.module.css';

/** One action and its key. Pressing the button listens for the next key; Tab and Esc leave it as it was. */
export const HotKeyRow = observer(function HotKeyRow({
  id,
  keys,
}: {
  readonly id: HotKeyActionId;
  readonly keys: HotKeysStore;
}) {
  const { t } = useTranslation('commands');
  const button = useRef<HTMLButtonElement>(null);
  const [listening, setListening] = useState(false);
  const [refused, setRefused] = useState<{
    readonly chord: KeyChord;
    readonly problem: BindingProblem;
    readonly map: HotKeyMap;
  }>();
  const { map } = keys.settings;
  const chord = map[id];
  // Said of the keys as they were then.
  const problem = refused?.map === map ? refused.problem : undefined;
  const name = t(`action.${id}`);
  const label = chord === undefined ? t('keys.none') : chordLabel(chord);
  const listen = (event: KeyboardEvent): void => {
    if (!listening || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    const pressed = chordOf(event.nativeEvent);
    if (event.key !== 'Escape') {
      if (pressed === undefined) return;
      const reason = keys.bind(id, pressed);
      setRefused(reason && { chord: pressed, problem: reason, map });
    }
    setListening(false);
  };
  const unbind = (): void => {
    keys.unbind(id);
    // There is nothing more to remove.
    button.current?.focus();
  };
  return (
    <li className={styles.line}>
      <span>{name}</span>
      <span className={styles.binding}>
        <Button
          size="small"
          ref={button}
          className={styles.bind}
          aria-label={t('keys.bind', { action: name, key: label })}
          aria-pressed={listening}
          onClick={() => {
            setRefused(undefined);
            setListening(!listening);
          }}
          onKeyDown={listen}
          onBlur={() => setListening(false)}
        >
          {listening ? t('keys.press') : label}
        </Button>
        <Button
          size="small"
          variant="ghost"
          disabled={chord === undefined}
          aria-label={t('keys.removeOf', { action: name })}
          onClick={unbind}
        >
          {t('keys.remove')}
        </Button>
      </span>
      <div className={styles.refusal}>
        <span role="alert" className={styles.problem}>
          {problem === undefined
            ? null
            : problem.kind === 'reserved'
              ? t('keys.reserved')
              : t('keys.taken', { action: t(`action.${problem.by}`) })}
        </span>
        {/* The palette has no line of its own to get its key back at. */}
        {refused && problem?.kind === 'taken' && problem.by !== 'palette' ? (
          <Button
            size="small"
            onClick={() => {
              keys.takeOver(id, refused.chord);
              button.current?.focus();
            }}
          >
            {t('keys.takeOver')}
          </Button>
        ) : null}
      </div>
    </li>
  );
});
