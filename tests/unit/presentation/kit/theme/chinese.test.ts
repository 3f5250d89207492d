/** @jest-environment node */
import { execFileSync } from 'node:child_process';

test('a machine without Chinese fonts can show whatever the product writes', () => {
  const program = `import { lackingCharacters } from './scripts/lib/chinese-fonts.mjs';
    console.log(JSON.stringify(await lackingCharacters('src/presentation/kit/theme')));`;
  const lacking = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }),
  ) as Record<string, string>;
  expect(lacking).toEqual({ 400: '', 600: '' });
});
