/** What the exchange has to do with the server that people sign in at. */
export interface SignInDirectory {
  /** Changes the address to sign in with. False when it is somebody else's there. */
  changeEmail(identity: string, email: string): boolean;
  /** When the password to sign in with was last changed (milliseconds); absent for the first one. */
  passwordChangedAt(identity: string): number | undefined;
}

/** For people whose sign-in server keeps its own counsel. */
export const noSignInDirectory: SignInDirectory = {
  changeEmail: () => true,
  passwordChangedAt: () => undefined,
};
