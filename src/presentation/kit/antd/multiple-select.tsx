import { Select as AntdSelect } from 'antd';

interface MultipleSelectProps {
  readonly id: string;
  readonly value: readonly string[];
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while none is chosen. */
  readonly placeholder: string;
  readonly disabled?: boolean;
  readonly onChange: (values: readonly string[]) => void;
}

/** Several of many, each found by typing. */
export function MultipleSelect({ value, options, onChange, ...rest }: MultipleSelectProps) {
  return (
    <AntdSelect<string[]>
      mode="multiple"
      maxTagCount="responsive"
      showSearch={{ optionFilterProp: 'label' }}
      transitionName=""
      {...rest}
      value={[...value]}
      options={[...options]}
      onChange={onChange}
    />
  );
}
