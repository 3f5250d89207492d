import { QRCodeSVG } from '@rc-component/qrcode';

/** An address for a telephone to read, drawn without antd's theme: documents that are rendered ahead have it, too. */
export function AddressCode({
  label,
  address,
  size = 132,
}: {
  readonly label: string;
  readonly address: string;
  readonly size?: number;
}) {
  // Dark on light, whatever the theme, as cameras read it best.
  return (
    <QRCodeSVG
      role="img"
      aria-label={label}
      value={address}
      size={size}
      level="M"
      bgColor="#ffffff"
      fgColor="#000000"
      marginSize={2}
    />
  );
}
