/** Where an address seems to be. */
export interface Place {
  readonly ip: string | undefined;
  /** Code of the region; absent where nobody can say. */
  readonly country: string | undefined;
  readonly countryName: string | undefined;
  readonly city: string | undefined;
  /** `undefined` where nobody can say. */
  readonly eu: boolean | undefined;
  /** The exchange does not serve people there. */
  readonly restricted: boolean;
}

export interface ServedRegion {
  readonly code: string;
  readonly name: string;
  readonly eu: boolean;
  readonly restricted: boolean;
  /** Such as +49; empty when not known. */
  readonly dialCode: string;
  /** Kinds of documents that identity can be verified with. */
  readonly documents: readonly string[];
}
