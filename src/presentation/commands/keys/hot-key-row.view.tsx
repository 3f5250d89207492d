import { observer } from 'mobx-react-lite';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotKeyActionId } from '../../../domain/commands/hot-key-action';
import type { BindingProblem } from '../../../domain/commands/hot-key-map';
import { chordLabel, chordOf } from '../../../domain/commands/key-chord';
import { Button } from '../../ui/button';
import type { HotKeysStore } from './hot-keys.store';
import styles from './keys.module.css';

/** One action and its key. Pressing the button listens for the next key; Tab and Esc leave it as it was. */
export const HotKeyRow = observer(function HotKeyRow({ id, keys }: { readonly id: HotKeyActionId; readonly keys: HotKeysStore }) {
  const { t } = useTranslation('commands');
  const [listening, setListening] = useState(false);
  const [problem, setProblem] = useState<BindingProblem>();
  const chord = keys.settings.map[id];
  const name = t(`action.${id}`);
  const label = chord === undefined ? t('keys.none') : chordLabel(chord);
  const listen = (event: KeyboardEvent): void => {
    if (!listening || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    const pressed = chordOf(event.nativeEvent);
    if (event.key !== 'Escape') {
      if (pressed === undefined) return;
      setProblem(keys.bind(id, pressed));
    }
    setListening(false);
  };
  return (
    <li className={styles.line}>
      <span>{name}</span>
      <span className={styles.binding}>
        <button
          type="button"
          className={styles.bind}
          aria-label={t('keys.bind', { action: name, key: label })}
          aria-pressed={listening}
          onClick={() => {
            setProblem(undefined);
            setListening(!listening);
          }}
          onKeyDown={listen}
          onBlur={() => setListening(false)}
        >
          {listening ? t('keys.press') : label}
        </button>
        <Button size="small" variant="ghost" disabled={chord === undefined} aria-label={t('keys.removeOf', { action: name })} onClick={() => keys.unbind(id)}>
          {t('keys.remove')}
        </Button>
      </span>
      <span role="alert" className={styles.problem}>
        {problem === undefined ? null : problem.kind === 'reserved' ? t('keys.reserved') : t('keys.taken', { action: t(`action.${problem.by}`) })}
      </span>
    </li>
  );
});
