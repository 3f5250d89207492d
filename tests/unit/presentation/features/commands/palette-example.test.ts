import { readFileSync } from 'node:fs';
import { parseCommand } from '../../../../../src/domain/commands/parse-command';
import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { formatDecimalInput } from '../../../../../src/domain/platform/decimal-input';
import { languageCodes, languages } from '../../../../../src/domain/platform/language';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { commandContext } from '../../../domain/commands/commands-fixture';

type Texts = { readonly palette: { readonly nothing: string; readonly example: string } };

describe.each(languageCodes)('what the palette gives as an example in %s', (code) => {
  const marks = decimalMarks(languages[code].regionalTag);
  const { palette } = JSON.parse(readFileSync(`src/presentation/i18n/${code}/commands.json`, 'utf8')) as Texts;

  it.each(['nothing', 'example'] as const)(
    '%s is understood, and its figures are written as it writes them',
    (which) => {
      expect(palette[which]).not.toMatch(/\d[.,]\d/);
      const text = palette[which]
        .replace(/^.*[:：]\s*/u, '')
        .replace('{{size}}', formatDecimalInput(decimal('0.1'), marks))
        .replace('{{below}}', formatDecimalInput(decimal('0.2'), marks));
      const parsed = parseCommand(text, { ...commandContext(), marks });
      expect([text, parsed.kind === 'problem' ? parsed.problem : parsed.kind]).toEqual([text, 'understood']);
      expect(parsed.kind === 'understood' && parsed.command).toMatchObject({ side: 'BUY', symbol: 'SPOT_BTC_USDT' });
    },
  );
});
