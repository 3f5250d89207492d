import type { FormInstance, FormProps } from 'antd';
import { useState } from 'react';

interface FormSteps {
  readonly step: number;
  readonly setStep: (step: number) => void;
  readonly last: boolean;
  /** For the form: it checks all fields each time, but a step is held up by its own alone. */
  readonly handlers: Pick<FormProps, 'onFinish' | 'onFinishFailed'>;
}

/**
 * A form in steps whose fields all stay on the page. A submission leads to the next step, and from the last one on;
 * what is wrong in a step before it leads back there.
 *
 * @param fields names of the fields of each step
 */
export function useFormSteps(
  form: FormInstance,
  fields: readonly (readonly string[])[],
  first: number,
  onWhole: () => void,
): FormSteps {
  const [step, setStep] = useState(first);
  const last = step === fields.length - 1;
  const wrongStep = (wrong: readonly string[]): number =>
    fields.findIndex((names, index) => index <= step && names.some((name) => wrong.includes(name)));
  return {
    step,
    setStep,
    last,
    handlers: {
      onFinish: () => (last ? onWhole() : setStep(step + 1)),
      onFinishFailed: ({ errorFields }) => {
        const wrong = errorFields.map(({ name }) => String(name[0]));
        const later = wrong.filter((name) => !fields.slice(0, step + 1).some((names) => names.includes(name)));
        form.setFields(later.map((name) => ({ name, errors: [] })));
        const back = wrongStep(wrong);
        if (back === step) form.focusField(wrong.find((name) => fields[step]!.includes(name))!);
        else setStep(back >= 0 ? back : step + 1);
      },
    },
  };
}
