/** As much of Ghost's client as its test asks for; the package brings no types. */
declare module '@tryghost/content-api' {
  export type Row = Readonly<Record<string, unknown>>;
  export type Options = Readonly<Record<string, string | number | readonly string[]>>;
  export type Rows = readonly Row[] & { readonly meta: { readonly pagination: Row } };

  export interface Resource {
    browse(options?: Options): Promise<Rows>;
    read(by: Row, options?: Options): Promise<Row>;
  }

  export interface GhostClient {
    readonly posts: Resource;
    readonly pages: Resource;
    readonly tags: Resource;
    readonly authors: Resource;
    readonly settings: { browse(): Promise<Row> };
  }

  const Client: new (options: { readonly url: string; readonly key: string; readonly version: string }) => GhostClient;
  export default Client;
}
