import type { CallAccess } from '../../../domain/reference/api-reference';
import { exampleOfNeeded } from '../../../domain/reference/code-sample';
import { accessOf } from '../../wire/catalogue/access';
import type { Endpoint } from '../../wire/catalogue/endpoint';
import { fieldsOf, jsonSchemaOf, type JsonSchema } from './schema-description';

/** The catalogue as an OpenAPI 3.1 document. */
export function openApiDocument(
  catalogue: readonly Endpoint[],
  about: { readonly title: string; readonly server: string },
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of catalogue) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: '1' },
    servers: [{ url: about.server }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        apiTimestamp: { type: 'apiKey', in: 'header', name: 'x-api-timestamp' },
        apiSignature: { type: 'apiKey', in: 'header', name: 'x-api-signature' },
        administrator: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Failure: {
          type: 'object',
          properties: {
            success: { const: false },
            code: { type: ['integer', 'string'] },
            message: { type: 'string' },
          },
          required: ['success'],
        },
      },
    },
  };
}

const security: Readonly<Record<CallAccess, readonly object[]>> = {
  public: [],
  session: [{ session: [] }],
  private: [{ session: [] }, { apiKey: [], apiTimestamp: [], apiSignature: [] }],
  admin: [{ administrator: [] }],
};

function operation(endpoint: Endpoint): object {
  const body = jsonSchemaOf(endpoint.body);
  const hasBody = Object.keys(body.properties ?? {}).length > 0;
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    summary: endpoint.summary,
    ...(endpoint.assumed !== undefined && {
      description: `The shape is a guess: ${endpoint.assumed}.`,
      'x-assumed': true,
    }),
    ...(endpoint.deprecated && { deprecated: true }),
    security: security[accessOf(endpoint)],
    parameters: [
      ...parametersIn('path', jsonSchemaOf(endpoint.parameters)),
      ...parametersIn('query', jsonSchemaOf(endpoint.query)),
    ],
    ...(hasBody && { requestBody: { content: { 'application/json': { schema: body } } } }),
    responses: {
      '200': {
        description: 'Done.',
        content: { 'application/json': { schema: jsonSchemaOf(endpoint.answer) } },
      },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function parametersIn(place: 'path' | 'query', schema: JsonSchema): readonly object[] {
  return fieldsOf(schema).map((field) => {
    const required = place === 'path' || field.required;
    const example = exampleOfNeeded({ ...field, required });
    return {
      name: field.name,
      in: place,
      required,
      schema: schema.properties?.[field.name],
      ...(example !== undefined && { example }),
    };
  });
}
