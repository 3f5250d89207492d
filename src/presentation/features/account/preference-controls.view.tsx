import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PreferenceName, PreferenceValues } from '../../../domain/platform/preferences';
import { SettingRow } from '../account-kit/setting-row';
import { useApp } from '../../runtime/app-context';
import { classNames } from '../../kit/controls/class-names';
import { Select } from '../../kit/antd/select';
import { Switch } from '../../kit/antd/switch';
import styles from './settings.module.css';

/** Names of preferences that are a yes or no. */
type SwitchName = {
  [Name in PreferenceName]: PreferenceValues[Name] extends boolean ? Name : never;
}[PreferenceName];
/** Names of preferences that are one of a few words. */
type ChoiceName = {
  [Name in PreferenceName]: PreferenceValues[Name] extends string ? Name : never;
}[PreferenceName];

interface RowProps {
  readonly title: string;
  readonly text?: ReactNode;
}

export const SwitchRow = observer(function SwitchRow({
  title,
  text,
  name,
  disabled = false,
}: RowProps & { readonly name: SwitchName; readonly disabled?: boolean }) {
  return (
    <SettingRow title={title} text={text}>
      <PreferenceSwitch label={title} name={name} disabled={disabled} />
    </SettingRow>
  );
});

export const PreferenceSwitch = observer(function PreferenceSwitch({
  label,
  name,
  disabled = false,
}: {
  readonly label: string;
  readonly name: SwitchName;
  readonly disabled?: boolean;
}) {
  const { preferences } = useApp();
  return (
    <Switch
      aria-label={label}
      checked={preferences.values[name]}
      loading={preferences.saving.has(name)}
      disabled={disabled}
      onChange={(checked) => void preferences.choose({ [name]: checked })}
    />
  );
});

interface Choice<T> {
  readonly value: T;
  readonly label: string;
}

interface ChoiceRowProps<Name extends ChoiceName> extends RowProps {
  readonly name: Name;
  readonly choices: readonly Choice<PreferenceValues[Name]>[];
  /** Many: they are looked for by typing. */
  readonly searchable?: boolean;
}

export const ChoiceRow = observer(function ChoiceRow<Name extends ChoiceName>({
  title,
  text,
  name,
  choices,
  searchable = false,
}: ChoiceRowProps<Name>) {
  const { preferences } = useApp();
  return (
    <SettingRow title={title} text={text}>
      <SettingSelect
        label={title}
        value={preferences.values[name]}
        busy={preferences.saving.has(name)}
        searchable={searchable}
        choices={choices}
        onChoose={(value) => void preferences.choose({ [name]: value })}
      />
    </SettingRow>
  );
}) as <Name extends ChoiceName>(props: ChoiceRowProps<Name>) => ReactNode;

interface SettingSelectProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly placeholder?: string;
  readonly busy?: boolean;
  readonly searchable?: boolean;
  readonly choices: readonly Choice<string>[];
  readonly onChoose: (value: string) => void;
}

export function SettingSelect({
  label,
  value,
  placeholder,
  busy = false,
  searchable = false,
  choices,
  onChoose,
}: SettingSelectProps) {
  return (
    <Select
      aria-label={label}
      value={value ?? null}
      placeholder={placeholder}
      loading={busy}
      disabled={busy}
      options={[...choices]}
      onChange={(chosen: string | null) => (chosen === null ? undefined : onChoose(chosen))}
      {...(searchable ? { showSearch: { optionFilterProp: 'label' } } : {})}
      popupMatchSelectWidth={false}
      className={classNames(styles.select)}
    />
  );
}
