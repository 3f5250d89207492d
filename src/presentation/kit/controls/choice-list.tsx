import styles from './choice-list.module.css';
import { Icon, type IconName } from './icon';

export interface Choice<T extends string> {
  readonly value: T;
  readonly name: string;
  /** Tag of the language the name is in, where it is not the page's. */
  readonly lang?: string;
  readonly icon?: IconName;
}

interface ChoiceListProps<T extends string> {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** A few alternatives to pick one of; the chosen one has a check mark. */
export function ChoiceList<T extends string>({ label, choices, chosen, onChoose }: ChoiceListProps<T>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {choices.map(({ value, name, lang, icon }) => (
        <li key={value}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={value === chosen}
            lang={lang}
            onClick={() => onChoose(value)}
          >
            {icon ? <Icon name={icon} size={18} /> : null}
            <span className={styles.name}>{name}</span>
            {value === chosen ? <Icon name="check" size={16} /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
