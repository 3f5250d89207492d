import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Select } from '../../../kit/controls/select';
import type { SavedItemsStore } from './saved-items.store';

/** Chooses one of the named things. */
export const SavedItemPicker = observer(function SavedItemPicker({
  store,
  label,
}: {
  readonly store: SavedItemsStore<unknown>;
  readonly label: string;
}) {
  const id = useId();
  return (
    <label htmlFor={id}>
      <span className="unseen">{label}</span>
      <Select
        size="tiny"
        id={id}
        value={store.active?.id ?? ''}
        onChange={(value) => store.choose(value)}
        options={store.saved.items.map(({ id: item, name }) => ({ value: item, label: name }))}
      />
    </label>
  );
});
