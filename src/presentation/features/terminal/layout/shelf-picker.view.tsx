import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ShelfStore } from './shelf.store';
import styles from './workspace.module.css';

/** Chooses one of the named things. */
export const ShelfPicker = observer(function ShelfPicker({
  shelf,
  label,
}: {
  readonly shelf: ShelfStore<unknown>;
  readonly label: string;
}) {
  const id = useId();
  return (
    <label className={styles.add} htmlFor={id}>
      <span className="unseen">{label}</span>
      <select id={id} value={shelf.active?.id ?? ''} onChange={(event) => shelf.choose(event.target.value)}>
        {shelf.shelf.items.map(({ id: item, name }) => (
          <option key={item} value={item}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
});
