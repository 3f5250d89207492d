import { useId } from 'react';
import { Radio } from '../../../kit/controls/checkbox';
import type { MarginSetting } from '../../../../application/trading/margin-settings';
import { SettingProblem } from './setting-problem.view';
import styles from './margin-settings.module.css';

interface ModeChoiceProps<Mode extends string> {
  readonly setting: MarginSetting;
  readonly title: string;
  /** When it can be changed. */
  readonly note: string;
  /** What comes with the chosen one. */
  readonly kept?: string | undefined;
  readonly modes: readonly { readonly mode: Mode; readonly name: string; readonly text: string }[];
  readonly chosen: Mode;
  readonly onChoose: (mode: Mode) => Promise<void>;
}

/** One of a few ways, each with what it means. */
export function ModeChoice<Mode extends string>({
  setting,
  title,
  note,
  kept,
  modes,
  chosen,
  onChoose,
}: ModeChoiceProps<Mode>) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      {modes.map(({ mode, name, text }) => (
        <Radio
          key={mode}
          className={styles.option}
          name={group}
          value={mode}
          checked={mode === chosen}
          onChange={() => void onChoose(mode)}
        >
          <span className={styles.optionName}>{name}</span>
          <span className={styles.optionText}>{text}</span>
        </Radio>
      ))}
      <p role="status" className={styles.note}>
        {kept}
      </p>
      <p className={styles.note}>{note}</p>
      <SettingProblem setting={setting} />
    </fieldset>
  );
}
