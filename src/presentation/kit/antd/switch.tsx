import { Switch as AntdSwitch, type SwitchProps } from 'antd';

/** Something of an account that is on or off, and is saved at once; `loading` while it is. */
export function Switch(props: SwitchProps & { readonly 'aria-label': string }) {
  return <AntdSwitch {...props} />;
}
