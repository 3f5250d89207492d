import type { ComponentProps } from 'react';
import { useKeptFocus } from '../hooks/use-kept-focus';

interface PlainFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Resolves once it is known what is wrong. */
  readonly onSubmit: () => void | Promise<void>;
}

/** A form that is checked by what it is for. Where it is not taken, the focus goes to the first field that is wrong. */
export function PlainForm({ onSubmit, ref, ...rest }: PlainFormProps) {
  const element = useKeptFocus(ref);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    await onSubmit();
    // Once the words are there.
    requestAnimationFrame(() => goToProblem(form));
  };
  return (
    <form
      {...rest}
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    />
  );
}

function goToProblem(form: HTMLFormElement): void {
  const { activeElement } = document;
  // Somebody has gone on, or is asked something.
  if (activeElement !== document.body && !form.contains(activeElement)) return;
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong?.matches('[role="radiogroup"]') ? wrong.querySelector<HTMLElement>('input:enabled') : wrong)?.focus();
}
