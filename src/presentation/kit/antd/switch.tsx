import { Switch as AntdSwitch, type SwitchProps } from 'antd';
import { useEffect, useRef } from 'react';

/** Something of an account that is on or off, and is saved at once; `loading` while it is, with the focus kept. */
export function Switch(props: SwitchProps & { readonly 'aria-label': string }) {
  const ref = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const { loading, onChange } = props;
  // A switch that loads is disabled: it loses the focus that it was pressed with.
  useEffect(() => {
    if (loading || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) ref.current?.focus();
  }, [loading]);
  return (
    <AntdSwitch
      {...props}
      ref={ref}
      onChange={(...change) => {
        pressed.current = true;
        onChange?.(...change);
      }}
    />
  );
}
