import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../kit/antd/select';
import { AssetName } from './asset-name.view';
import styles from './amount-field.module.css';

interface AssetSelectProps {
  readonly label: string;
  readonly assets: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (asset: string) => void;
  readonly disabled?: boolean;
}

/** One of many assets, found by typing. */
export function AssetSelect({ label, assets, value, onChange, disabled = false }: AssetSelectProps) {
  const { t } = useTranslation('moneyKit');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select
        id={id}
        searchable
        size="large"
        className={styles.wide}
        disabled={disabled}
        placeholder={t('asset.choose')}
        notFoundContent={t('asset.none')}
        {...(value === undefined ? {} : { value })}
        options={assets.map((asset) => ({ value: asset, label: asset }))}
        optionRender={({ data }) => <AssetName asset={String(data.value)} size={20} />}
        labelRender={({ value: chosen }) => <AssetName asset={String(chosen)} size={20} />}
        onChange={onChange}
      />
    </div>
  );
}
