import { readdirSync, readFileSync } from 'node:fs';

/** Specification, section 5: wherever a copy fails, the page says so in the same words. */
const copying = readdirSync('src/presentation', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(`src/presentation/${name}`, 'utf8') }))
  .filter(({ text }) => /clipboard\.write\(|copyPicture\(canvas\.current/.test(text))
  // It saves what cannot be copied, and says that.
  .filter(({ name }) => !name.endsWith('chart-picture.ts'));

test('there are places that copy', () => expect(copying.length).toBeGreaterThan(2));

test.each(copying.map(({ name, text }) => [name, text]))('%s says when it is not able to', (name, text) => {
  if (name.endsWith('picture-file.ts')) expect(text).toMatch(/return false/);
  else expect(text).toContain('common:copy.failed');
});
