import { Form as AntdForm, type FormInstance, type FormItemProps, type FormProps } from 'antd';
import { cloneElement, isValidElement, type ReactElement, type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../controls/class-names';

export type { FormInstance, FormRule } from 'antd';
export const { useForm, useFormInstance, useWatch } = AntdForm;

type Props<Fields> = Omit<FormProps<Fields>, 'className' | 'children'> & {
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * A form of the product: names above fields, all of it checked when it is sent, and the first fault has the focus. What
 * was wrong then is checked as it is mended.
 */
export function Form<Fields = unknown>({ form, className, onValuesChange, ...rest }: Props<Fields>) {
  const [instance] = AntdForm.useForm<Fields>(form);
  useTranslatedErrors(instance as FormInstance);
  // Fields of two forms on a page may have one name; a label leads to the field of its own.
  const name = useId();
  return (
    <AntdForm<Fields>
      name={name}
      layout="vertical"
      noValidate
      requiredMark={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      {...rest}
      onValuesChange={(changed, values) => {
        onValuesChange?.(changed, values);
        checkWrong(instance as FormInstance, ([field]) => Object.hasOwn(changed, String(field)));
      }}
      form={instance}
      className={classNames(className)}
    />
  );
}

/** Errors that are on screen follow a change of language. */
function useTranslatedErrors(form: FormInstance): void {
  const { i18n } = useTranslation('common');
  const { language } = i18n;
  useEffect(() => checkWrong(form, () => true), [form, language]);
}

/** Checks anew what is said to be wrong. */
function checkWrong(form: FormInstance, which: (name: readonly (string | number)[]) => boolean): void {
  const wrong = form.getFieldsError().filter(({ name, errors }) => errors.length > 0 && which(name));
  if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
}

type FieldProps<Fields> = Omit<FormItemProps<Fields>, 'className' | 'help' | 'validateStatus'> & {
  readonly className?: string | undefined;
  /** What the exchange answered about this field; it stays until the form is sent again. */
  readonly problem?: ReactNode;
};

/** A field with its name, a hint (`extra`) and what is wrong with it. */
export function FormField<Fields = unknown>({ className, problem, children, ...rest }: FieldProps<Fields>) {
  return (
    <AntdForm.Item<Fields>
      {...(problem ? { validateStatus: 'error', help: <span role="alert">{problem}</span> } : {})}
      {...rest}
      className={classNames(className)}
    >
      {/* antd says it to listeners of its own rules alone. */}
      {problem && isValidElement(children)
        ? cloneElement(children as ReactElement<{ readonly 'aria-invalid'?: boolean }>, { 'aria-invalid': true })
        : children}
    </AntdForm.Item>
  );
}
