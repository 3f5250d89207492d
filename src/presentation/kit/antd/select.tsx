import { Select as AntdSelect, type SelectProps } from 'antd';
import { useId } from 'react';
import { classNames } from '../controls/class-names';

interface Props<Value extends string> extends Omit<SelectProps<Value>, 'className' | 'options' | 'showSearch'> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Many: one is found by typing (a combobox). */
  readonly searchable?: boolean;
  readonly className?: string | undefined;
}

/** One of several in a form, as wide as its longest name. */
export function Select<Value extends string>({
  options,
  searchable = false,
  className,
  labelRender = ({ label, value }) => label ?? value,
  'aria-describedby': describedBy,
  ...rest
}: Props<Value>) {
  const chosenId = useId();
  return (
    <AntdSelect<Value>
      popupMatchSelectWidth={false}
      // Unfolding, choices would slip away from under a press that comes at once.
      transitionName=""
      {...rest}
      // The field itself is empty, whatever is chosen: what is chosen stands beside it.
      labelRender={(chosen) => <span id={chosenId}>{labelRender(chosen)}</span>}
      aria-describedby={classNames(chosenId, describedBy)}
      options={[...options]}
      {...(searchable ? { showSearch: { optionFilterProp: 'label' } } : {})}
      className={classNames(className)}
    />
  );
}
