import { DatePicker as AntdDatePicker, type DatePickerProps } from 'antd';
import { classNames } from '../controls/class-names';
import styles from './date-picker.module.css';

/** A day, typed or picked. What cannot be read stays to be mended. */
export function DatePicker(props: DatePickerProps) {
  return (
    <AntdDatePicker
      size="large"
      preserveInvalidOnBlur
      previewValue={false}
      showNow={false}
      {...props}
      className={classNames(styles.date)}
      classNames={{ popup: { root: classNames(styles.popup) } }}
    />
  );
}
