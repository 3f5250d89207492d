import type { FormInstance, FormProps } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Random } from '../../../application/kernel/random.port';

interface FormSteps {
  readonly step: number;
  readonly setStep: (step: number) => void;
  readonly last: boolean;
  /** For the form: it checks all fields each time, but a step is held up by its own alone. */
  readonly handlers: Pick<FormProps, 'onFinish' | 'onFinishFailed'>;
}

/** Kept with an entry of the browser's history: the steps that led there, its own last. */
interface Trail {
  readonly form: string;
  readonly steps: readonly number[];
}

/**
 * A form in steps whose fields all stay on the page. A submission leads to the next step, and from the last one on;
 * what is wrong in a step before it leads back there. The browser's Back leads a step back.
 *
 * @param fields names of the fields of each step
 */
export function useFormSteps(
  form: FormInstance,
  fields: readonly (readonly string[])[],
  first: number,
  onWhole: () => void,
  random: Random,
): FormSteps {
  // Not that of a form before a reload, whose steps the history still has.
  const [id] = useState(() => String(random.identifier()));
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const trail = stepsIn(state, id) ?? [first];
  const step = trail.at(-1)!;
  const setStep = (next: number): void => {
    const before = trail.lastIndexOf(next);
    if (before >= 0) void navigate(before - trail.length + 1);
    else void navigate({ search, hash }, { state: { form: id, steps: [...trail, next] } satisfies Trail });
  };
  // A form that is done leaves none of its steps for Back to go through.
  useEffect(
    () => () => {
      const { usr } = (window.history.state ?? {}) as { readonly usr?: unknown };
      const passed = (stepsIn(usr, id)?.length ?? 1) - 1;
      if (passed > 0) window.history.go(-passed);
    },
    [id],
  );
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

function stepsIn(state: unknown, form: string): readonly number[] | undefined {
  const trail = state as Partial<Trail> | null;
  return trail?.form === form ? trail.steps : undefined;
}
