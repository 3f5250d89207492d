/** A refusal in the identity service's words; `message` is one of its codes, with a detail after " : " where it has one. */
export class SignInError extends Error {
  constructor(
    readonly code: string,
    readonly status = 400,
  ) {
    super(code);
  }

  get body() {
    return {
      error: {
        code: this.status,
        message: this.code,
        errors: [{ message: this.code, domain: 'global', reason: 'invalid' }],
      },
    };
  }
}
