import { addressParts } from '../../../domain/wallet/addresses/look-alike';
import styles from './full-address.module.css';

/** Every character of an address, its ends emphasised. */
export function FullAddress({ address }: { readonly address: string }) {
  const { first, middle, last } = addressParts(address);
  return (
    <code className={styles.address}>
      <strong>{first}</strong>
      {middle}
      <strong>{last}</strong>
    </code>
  );
}
