import { Select as AntdSelect, type SelectProps } from 'antd';
import { classNames } from '../controls/class-names';

interface Props<Value extends string> extends Omit<SelectProps<Value>, 'className' | 'options' | 'showSearch'> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Many: one is found by typing (a combobox). */
  readonly searchable?: boolean;
  readonly className?: string | undefined;
}

/** One of several in a form, as wide as its longest name. */
export function Select<Value extends string>({ options, searchable = false, className, ...rest }: Props<Value>) {
  return (
    <AntdSelect<Value>
      popupMatchSelectWidth={false}
      // Unfolding, choices would slip away from under a press that comes at once.
      transitionName=""
      {...rest}
      options={[...options]}
      {...(searchable ? { showSearch: { optionFilterProp: 'label' } } : {})}
      className={classNames(className)}
    />
  );
}
