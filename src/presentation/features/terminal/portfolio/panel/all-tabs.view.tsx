import { useEffect, useRef, useState } from 'react';
import { Select } from '../../../../kit/controls/select';
import styles from './all-tabs.module.css';

interface AllTabsProps<Id extends string> {
  /** Of the tabs, as `Tabs` has it. */
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** Every tab in a list, beside tabs that do not fit; nothing where they do. Brings the selected one into view. */
export function AllTabs<Id extends string>({ name, label, tabs, selected, onSelect }: AllTabsProps<Id>) {
  const mark = useRef<HTMLSpanElement>(null);
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const list = mark.current?.parentElement?.querySelector('[role="tablist"]');
    if (!list) return undefined;
    const observer = new ResizeObserver(() => setNeeded(list.scrollWidth > list.clientWidth));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const tab = document.getElementById(`${name}-tab-${selected}`);
    const list = tab?.parentElement;
    if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [name, selected]);
  return (
    <span ref={mark} className={styles.allTabs} hidden={!needed}>
      <Select
        variant="borderless"
        aria-label={label}
        title={label}
        value={selected}
        onChange={(value) => onSelect(tabs.find(({ id }) => id === value)?.id ?? selected)}
        options={tabs.map((tab) => ({ value: tab.id, label: tab.label }))}
      />
    </span>
  );
}
