import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Select } from '../../../kit/controls/select';
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
      <Select
        size="tiny"
        id={id}
        value={shelf.active?.id ?? ''}
        onChange={(value) => shelf.choose(value)}
        options={shelf.shelf.items.map(({ id: item, name }) => ({ value: item, label: name }))}
      />
    </label>
  );
});
