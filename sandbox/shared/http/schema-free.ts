import type { FastifyServerOptions } from 'fastify';

function refuse(): never {
  throw new Error('Routes are checked by the catalogue, not by JSON schemas.');
}

/** For servers whose routes carry no JSON schema: the compilers of schemas, which take long to load, stay away. */
export const schemaFree: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
};
