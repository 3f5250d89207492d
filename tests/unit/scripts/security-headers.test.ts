import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const environment = {
  hosts: { rest: 'https://api.example.com', serverRest: 'https://api.example.com', newWsUrl: 'wss://wss.example.com', content: 'https://content.example.com', logos: 'https://cdn.example.com/{symbol}.png' },
  session: {},
  firebase: {},
};

/** As a server asks for them: the scripts are modules of Node. */
function policyOf(page: string): Map<string, readonly string[]> {
  const file = path.resolve('scripts/security-headers.mjs');
  const script = `import(process.argv[1]).then(({ securityHeaders }) => console.log(securityHeaders(${JSON.stringify(environment)}, process.argv[2])['Content-Security-Policy']))`;
  const policy = execFileSync(process.execPath, ['-e', script, file, page], { encoding: 'utf8' }).trim();
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]));
}

test('of scripts in the page only those that it was built with may run', () => {
  const hash = createHash('sha256').update('start()').digest('base64');
  const policy = policyOf('<script type="application/json" id="environment">{}</script><script>start()</script><script type="module" src="/app.js"></script>');
  expect(policy.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
});

test('only hosts that the configuration names are reached', () => {
  expect(policyOf('').get('connect-src')).toEqual([
    "'self'",
    'https://api.example.com',
    'wss://wss.example.com',
    'https://content.example.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
});
