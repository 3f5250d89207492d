import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './file-field.module.css';

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'type'> {
  readonly onChoose: (file: File | undefined) => void;
}

/** A file of the device, in the product's words. The same file chosen again, mended meanwhile, is told again. */
export function FileField({ onChoose, hidden, ...rest }: FileFieldProps) {
  const { t } = useTranslation('common');
  const [name, setName] = useState('');
  return (
    <label className={styles.field} hidden={hidden}>
      <input
        {...rest}
        type="file"
        className="unseen"
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={({ target: { files } }) => {
          setName(files?.[0]?.name ?? '');
          onChoose(files?.[0]);
        }}
      />
      <span className={styles.button}>{t('action.chooseFile')}</span>
      <span className={styles.name}>{name}</span>
    </label>
  );
}
