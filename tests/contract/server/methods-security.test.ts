import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import { signUp, startTestSandbox, type TestSession } from './sandbox-client';

let sandbox: Sandbox;
let ada: TestSession;
beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 10_000 });
  ada = await signUp(sandbox, 'ada@example.com');
});
afterAll(() => sandbox.close());

const concrete = (path: string): string => path.replace(/\{\w+\}/g, '1');
/** A path with a parameter answers for whatever stands there, so another call's path may be one of it. */
const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

test('each call is answered by the methods that the catalogue names, and by no other', async () => {
  const answered: string[] = [];
  for (const path of new Set(catalogue.map((each) => concrete(each.path))))
    for (const method of methods) {
      if (catalogue.some((each) => each.method === method && fits(each.path, path))) continue;
      const { body } = await ada.call(method, path, method === 'GET' ? undefined : {});
      // As the gateway says that there is nobody behind it.
      if (body?.code !== 503) answered.push(`${method} ${path}`);
    }
  expect(answered).toEqual([]);
});
