import { QRCode } from 'antd';

/** A text for a telephone to read; dark on light, whatever the theme, as they read it best. */
export function QrCode({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <QRCode
      aria-label={label}
      value={value}
      type="svg"
      size={176}
      color="#000000"
      bgColor="#ffffff"
      bordered={false}
      errorLevel="M"
    />
  );
}
