import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useForm } from '../../../../../src/presentation/kit/antd/form';
import { useFormSteps } from '../../../../../src/presentation/kit/antd/use-form-steps';

/** A form of three steps at an entry of the history that has gone through two of them as form 41. */
function openAs(identifier: number) {
  const trail = { form: '41', steps: [0, 1] };
  const { result } = renderHook(
    () => ({
      ...useFormSteps(useForm()[0], [['a'], ['b'], ['c']], 0, () => undefined, { identifier: () => identifier }),
      trail: useLocation().state as unknown,
    }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[{ pathname: '/form', state: trail }]}>{children}</MemoryRouter>
      ),
    },
  );
  return result;
}

it('goes on where the history has the form, and begins anew where that is one of before a reload', () => {
  expect(openAs(41).current.step).toBe(1);
  expect(openAs(42).current.step).toBe(0);
});

it('keeps in the history which form went which way', () => {
  const form = openAs(42);
  act(() => form.current.setStep(1));
  expect(form.current).toMatchObject({ step: 1, trail: { form: '42', steps: [0, 1] } });
});
