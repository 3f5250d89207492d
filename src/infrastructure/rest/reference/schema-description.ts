import * as z from 'zod/mini';
import type { ApiField } from '../../../domain/reference/api-reference';
import { wireDecimal, wireFlag, wireId, wireTime } from '../../wire/catalogue/wire';

/** JSON schema as far as descriptions need it. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
}

/** Types of the wire that are wider than what they mean: a decimal may come as a number or a text. */
const named = new Map<unknown, { readonly format: string; readonly types: readonly string[] }>([
  [wireDecimal, { format: 'decimal', types: ['string', 'number'] }],
  [wireTime, { format: 'time', types: ['integer', 'string'] }],
  [wireFlag, { format: 'flag', types: ['boolean', 'string', 'integer'] }],
  [wireId, { format: 'id', types: ['string', 'integer'] }],
]);

/** A catalogue schema as it is on the wire. */
export function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const name = named.get(zodSchema);
      if (!name) return;
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, { type: name.types, format: name.format });
    },
  });
  return described as JsonSchema;
}

/** What is inside an object, by name. */
export function fieldsOf(schema: JsonSchema): readonly ApiField[] {
  return Object.entries(schema.properties ?? {}).map(([name, each]) => {
    const shape = withoutNull(each);
    const inner = shape.items ?? (typeof shape.additionalProperties === 'object' ? shape.additionalProperties : shape);
    return {
      name,
      type: typeOf(each),
      required: schema.required?.includes(name) ?? false,
      values: valuesOf(shape),
      fields: fieldsOf(withoutNull(inner)),
    };
  });
}

function typeOf(schema: JsonSchema): string {
  const shape = withoutNull(schema);
  if (shape.format === 'flag') return 'boolean';
  if (shape.format === 'decimal' || shape.format === 'time' || shape.format === 'id') return shape.format;
  if (shape.items) return `list of ${typeOf(shape.items)}`;
  if (shape.prefixItems) return `list of ${[...new Set(shape.prefixItems.map(typeOf))].join(', ')}`;
  if (typeof shape.additionalProperties === 'object') return `${typeOf(shape.additionalProperties)} by name`;
  const alternatives = shape.anyOf?.map(typeOf) ?? [shape.type ?? 'any'].flat().filter((type) => type !== 'null');
  return [...new Set(alternatives.map((type) => (type === 'array' ? 'list' : type)))].join(' or ');
}

function valuesOf(schema: JsonSchema): readonly string[] {
  if (schema.const !== undefined) return [String(schema.const)];
  return (schema.enum ?? []).map(String);
}

/** Absent and null mean the same to readers. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const kept = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return kept.length === 1 ? kept[0]! : schema;
}
