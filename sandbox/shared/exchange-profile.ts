import environment from '../../environments/sandbox.json';

/** How the embedded exchange names itself to those who list it: as the pages it runs for. */
export const exchangeProfile = {
  id: environment.brand.name.toUpperCase(),
  name: environment.brand.name,
} as const;
