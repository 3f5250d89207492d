import type { Environment } from '../../src/application/platform/environment';

export const testEnvironment: Environment = {
  assembly: 'sandbox',
  brand: { name: 'Test', productToken: 'WOO' },
  hosts: {
    rest: 'https://api.test',
    serverRest: 'https://api.test',
    newWsUrl: 'wss://stream.test',
    content: 'https://content.test',
    contentKey: 'key',
    jobs: 'https://jobs.test/v1/boards/test',
    authentication: 'https://login.test',
    logos: 'https://logos.test/{symbol}.png',
  },
  session: {
    cookieName: '__Host-authorization',
    syncUrl: 'https://api.test/auth/session',
    refreshUrl: 'https://api.test/auth/refresh',
  },
  firebase: { apiKey: 'key', projectId: 'project', authDomain: 'test' },
  links: {},
};
