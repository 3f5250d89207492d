import { languageCodes } from '../../../../../src/domain/platform/language';
import { mailTexts } from '../../../../../sandbox/sign-in/pages/mail-texts';
import { providerTexts } from '../../../../../sandbox/sign-in/pages/provider-texts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe.each([
  ['mails', mailTexts],
  ['providers', providerTexts],
])('the pages of %s', (_, texts) => {
  const english = texts.en as unknown as Record<string, string>;
  test.each(languageCodes.filter((code) => code !== 'en'))(
    'say everything in %s, with the same blanks to fill',
    (code) => {
      const translated = texts[code] as unknown as Record<string, string>;
      for (const [key, text] of Object.entries(english)) {
        expect([key, placeholders(translated[key]!)]).toEqual([key, placeholders(text)]);
        // A name is a name in Spanish too.
        if (key !== 'name') expect([key, translated[key]]).not.toEqual([key, text]);
        expect(translated[key]).not.toBe('');
      }
    },
  );

  it('contain nothing that a page would read as markup', () => {
    expect(JSON.stringify(texts)).not.toMatch(/[<>&]/);
  });
});
