import type * as z from 'zod/mini';

/** How a figure stands on the wire. */
export type Form = 'text' | 'number';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly items?: readonly z.ZodMiniType[];
  readonly innerType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly in?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

/**
 * Something that a schema reads, with every optional part there, and each figure in the form that is asked for. A
 * figure is whatever the schema takes a number for.
 * @param figure in text
 */
export function wireSample(schema: z.ZodMiniType, form: Form, figure = '7'): unknown {
  const definition = schema._zod.def as unknown as Definition;
  const inside = (part: z.ZodMiniType | undefined): unknown => wireSample(part!, form, figure);
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(Object.entries(definition.shape!).map(([name, part]) => [name, inside(part)]));
    case 'array':
      return [inside(definition.element)];
    case 'tuple':
      return definition.items!.map(inside);
    case 'record':
      return { '1': inside(definition.valueType) };
    case 'optional':
    case 'nullable':
    case 'catch':
    case 'default':
    case 'readonly':
      return inside(definition.innerType);
    case 'pipe':
      return inside(definition.in);
    case 'union':
      return definition.options!.some(isNumber) ? inForm(figure, form) : inside(definition.options![0]);
    case 'number':
      return inForm(figure, form);
    case 'literal':
      return definition.values![0];
    case 'enum':
      return Object.values(definition.entries!)[0];
    case 'boolean':
      return true;
    case 'string':
      return 'text';
    default:
      return undefined;
  }
}

function isNumber(schema: z.ZodMiniType): boolean {
  return (schema._zod.def as unknown as Definition).type === 'number';
}

function inForm(figure: string, form: Form): unknown {
  return form === 'text' ? figure : Number(figure);
}
