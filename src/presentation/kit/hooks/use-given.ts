import { type Context, useContext } from 'react';

/** What a component further out provides. @throws Error outside of one */
export function useGiven<Value>(context: Context<Value | undefined>): Value {
  const given = useContext(context);
  if (!given) throw new Error('Rendered outside of its context.');
  return given;
}
