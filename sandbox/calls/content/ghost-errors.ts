/** A refusal as Ghost's API tells it. */
export class GhostError extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly context: string | null = null,
    readonly code: string | null = null,
    readonly property: string | null = null,
  ) {
    super(message);
  }

  get body(): object {
    return {
      errors: [
        {
          message: this.message,
          context: this.context,
          type: this.type,
          details: null,
          property: this.property,
          help: null,
          code: this.code,
          id: crypto.randomUUID(),
          ghostErrorCode: null,
        },
      ],
    };
  }
}

export const unknownKey = () =>
  new GhostError(401, 'UnauthorizedError', 'Unknown Content API Key', null, 'UNKNOWN_CONTENT_API_KEY');
export const missingKey = () =>
  new GhostError(
    403,
    'NoPermissionError',
    'Authorization failed',
    'Unable to determine the authenticated member or integration. Check the supplied Content API Key and ensure cookies are being passed through if member auth is failing.',
  );
export const notThere = (one: string) =>
  new GhostError(
    404,
    'NotFoundError',
    `Resource not found error, cannot read ${one}.`,
    `${one[0]!.toUpperCase()}${one.slice(1)} not found.`,
  );
export const noSuchResource = () => new GhostError(404, 'NotFoundError', 'Resource not found');
export const wrongFilter = (several: string, context: string) =>
  new GhostError(400, 'BadRequestError', `Request not understood error, cannot list ${several}.`, context);
export const invalidOption = (several: string, rule: string, option: string) =>
  new GhostError(
    422,
    'ValidationError',
    `Validation error, cannot list ${several}.`,
    `Validation (${rule}) failed for ${option}`,
    null,
    option,
  );
