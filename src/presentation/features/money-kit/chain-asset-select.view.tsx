import { useId } from 'react';
import { Select } from '../../kit/antd/select';
import { useResource } from '../../kit/data/use-resource';
import { known, type Resource } from '../../../application/kernel/resource';
import type { ChainAsset } from '../../../application/wallet/chain-transfers.queries';
import styles from './chain-asset-select.module.css';

interface ChainAssetSelectProps {
  readonly label: string;
  readonly assets: Resource<readonly ChainAsset[]>;
  /** Empty for none. */
  readonly value: string;
  readonly onChange: (asset: string) => void;
}

/** One of the assets that come and go over chains, found by its ticker or its name. */
export function ChainAssetSelect({ label, assets, value, onChange }: ChainAssetSelectProps) {
  const id = useId();
  const all = known(useResource(assets)) ?? [];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        searchable
        size="large"
        loading={all.length === 0}
        value={value === '' ? null : value}
        options={all.map(({ asset, name }) => ({ value: asset, label: `${asset} ${name}` }))}
        onChange={(chosen) => chosen !== null && onChange(chosen)}
      />
    </div>
  );
}
