import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const textFile = /\.(ts|tsx|mjs|cjs|js|json|css|html|md|feature|yml|yaml|sh)$/;
const files = listFiles().filter((file) => textFile.test(file) && file !== 'package-lock.json');

/** The files of the project, also where it was unpacked without its history. */
function listFiles(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return listed.split('\n').filter((file) => file !== '' && existsSync(file));
  } catch {
    return [];
  }
}

describe('the repository', () => {
  it('names no path of the machine it was written on', () => {
    const path = /(?<![\w.)}`\]])\/(home|Users|root|work)\/\w+/;
    expect(
      files.filter((file) => path.test(readFileSync(file, 'utf8')) && !file.startsWith('tests/architecture/')),
    ).toEqual([]);
  });

  it('keeps files short enough to read in one go', () => {
    const long = files
      .filter((file) => /^(src|sandbox)\/.*\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8').split('\n').length] as const)
      .filter(([, lines]) => lines > 300);
    expect(long).toEqual([]);
  });

  it('names the columns of every row that it stores', () => {
    const byPosition = /INTO\s+\S+\s+VALUES/;
    const found = files.filter((file) => file.startsWith('sandbox/') && byPosition.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });

  it('says what was seen where a step fails', () => {
    // Node would parse the whole step file to quote the expression, which takes minutes, and then say "false".
    const found: string[] = [];
    for (const file of files.filter((each) => /^features\/.*\.ts$/.test(each))) {
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
      const look = (node: ts.Node): void => {
        if (ts.isCallExpression(node) && node.expression.getText() === 'assert.ok' && node.arguments.length < 2)
          found.push(`${file}: ${node.getText()}`);
        node.forEachChild(look);
      };
      look(source);
    }
    expect(found).toEqual([]);
  });

  it('leaves nothing marked as unfinished', () => {
    // In capitals, because "todo" is a Spanish and a Portuguese word.
    const mark = /\b(TODO|FIXME|XXX)\b|[Cc]oming soon|[Ll]orem ipsum/;
    expect(files.filter((file) => /^(src|sandbox)\//.test(file) && mark.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
