/** A part of the product that is switched on or off by the host. */
export interface Feature {
  readonly key: string;
  readonly enabled: boolean;
  readonly variant: string | undefined;
}
