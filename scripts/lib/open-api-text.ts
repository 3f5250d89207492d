import { catalogue } from '../../src/infrastructure/wire/catalogue/catalogue';
import { openApiDocument } from '../../src/infrastructure/rest/reference/open-api';

/** The description of all calls as JSON. */
export function openApiText(about: { readonly title: string; readonly server: string }): string {
  return JSON.stringify(openApiDocument(catalogue, about));
}
