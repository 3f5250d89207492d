import dayjs from 'dayjs';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../runtime/app-context';
import { DatePicker } from '../../kit/antd/date-picker';
import { datePattern, datePatterns } from '../../kit/formats/date-patterns';
import { useMonthNames } from '../../kit/antd/use-month-names';

const storedForm = 'YYYY-MM-DD';
interface DateFieldProps {
  readonly id?: string;
  /** YYYY-MM-DD. */
  readonly value?: string | undefined;
  readonly onChange?: (value: string | undefined) => void;
  /** Where the calendar opens. */
  readonly opensAt: string;
  /** Shown while there is none: a word, or a day in the form to type it in, with day and month that cannot be taken for each other. */
  readonly placeholder?: string | { readonly example: string };
}

/** A day, typed in the form of the language or picked. What cannot be read stays to be mended. */
export const DateField = observer(function DateField({
  id,
  value,
  onChange,
  opensAt,
  placeholder = { example: '1990-11-28' },
  ...aria
}: DateFieldProps) {
  const { language } = useApp();
  const { code, regionalTag } = language.language;
  useMonthNames(code);
  const commit = (day: dayjs.Dayjs | null | undefined): void => onChange?.(day ? day.format(storedForm) : undefined);
  return (
    <DatePicker
      {...aria}
      {...(id === undefined ? {} : { id })}
      value={value === undefined ? null : dayjs(value)}
      format={[...datePatterns(regionalTag)]}
      placeholder={
        typeof placeholder === 'string' ? placeholder : dayjs(placeholder.example).format(datePattern(regionalTag))
      }
      defaultPickerValue={dayjs(opensAt)}
      onChange={(day) => commit(Array.isArray(day) ? day[0] : day)}
      // As it is typed: a button that is pressed next must find it.
      onCalendarChange={(day) => commit(Array.isArray(day) ? day[0] : day)}
    />
  );
});
