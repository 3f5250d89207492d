import { drawNonce, withFreshNonce } from '../../../../src/main/service-worker/fresh-nonce';

const kept = () =>
  new Response('<style nonce="old1"></style><script nonce="old1"></script>', {
    headers: {
      'content-security-policy': "script-src 'nonce-old1' 'strict-dynamic'; style-src 'nonce-old1'",
      'content-encoding': 'br',
    },
  });

it('gives a kept document another nonce each time, in its policy and in its markup', async () => {
  const [one, other] = [drawNonce(), drawNonce()];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\w-]{22}$/);
  const document = await withFreshNonce(kept(), one);
  expect(document.headers.get('content-security-policy')).toBe(
    `script-src 'nonce-${one}' 'strict-dynamic'; style-src 'nonce-${one}'`,
  );
  expect(document.headers.get('content-encoding')).toBeNull();
  expect(await document.text()).toBe(`<style nonce="${one}"></style><script nonce="${one}"></script>`);
});

it('leaves a document as it is where its host gives no nonces', async () => {
  const plain = new Response('words', { headers: { 'content-security-policy': "script-src 'sha256-x'" } });
  expect(await (await withFreshNonce(plain, 'new')).text()).toBe('words');
});
