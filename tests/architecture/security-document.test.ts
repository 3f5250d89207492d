import { existsSync, readFileSync } from 'node:fs';

/** Sections of ASVS 5.0 with the number of their requirements, and the requirements of level 3. */
const sections =
  '1.1:2 1.2:10 1.3:12 1.4:3 1.5:3 2.1:3 2.2:3 2.3:5 2.4:2 3.1:1 3.2:3 3.3:5 3.4:8 3.5:8 3.6:1 3.7:5 4.1:5 4.2:5 4.3:2 4.4:4 5.1:1 5.2:6 5.3:3 5.4:3 ' +
  '6.1:3 6.2:12 6.3:8 6.4:6 6.5:8 6.6:4 6.7:2 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:3 7.6:2 8.1:4 8.2:4 8.3:3 8.4:2 9.1:3 9.2:4 10.1:2 10.2:3 10.3:5 10.4:16 10.5:5 10.6:2 10.7:3 ' +
  '11.1:4 11.2:5 11.3:5 11.4:4 11.5:2 11.6:2 11.7:2 12.1:5 12.2:2 12.3:5 13.1:4 13.2:6 13.3:4 13.4:7 14.1:2 14.2:8 14.3:3 15.1:5 15.2:5 15.3:7 15.4:4 16.1:1 16.2:5 16.3:4 16.4:3 16.5:4 17.1:2 17.2:8 17.3:2';
const levelThree = new Set(
  (
    '1.2.10 1.3.12 1.5.3 2.3.5 2.4.2 3.1.1 3.2.3 3.3.5 3.4.7 3.4.8 3.5.6 3.5.7 3.5.8 3.6.1 3.7.3 3.7.4 3.7.5 4.1.4 4.1.5 4.2.2 4.2.3 4.2.4 4.2.5 5.2.4 5.2.5 5.2.6 5.3.3 ' +
    '6.3.5 6.3.6 6.3.7 6.3.8 6.4.5 6.4.6 6.5.6 6.5.7 6.5.8 6.6.4 6.7.1 6.7.2 7.5.3 8.1.3 8.1.4 8.2.4 8.3.2 8.3.3 8.4.2 10.2.3 10.3.5 10.4.12 10.4.13 10.4.14 10.4.15 10.4.16 ' +
    '11.1.3 11.1.4 11.2.4 11.2.5 11.3.4 11.3.5 11.5.2 11.6.2 11.7.1 11.7.2 12.1.4 12.1.5 12.3.5 13.1.2 13.1.3 13.1.4 13.2.6 13.3.3 13.3.4 13.4.6 13.4.7 14.2.5 14.2.6 14.2.7 14.2.8 ' +
    '15.1.4 15.1.5 15.2.4 15.2.5 15.4.1 15.4.2 15.4.3 15.4.4 16.5.4 17.1.2 17.2.5 17.2.6 17.2.7 17.2.8'
  ).split(' '),
);
const all = sections.split(' ').flatMap((section) => {
  const [id, count] = section.split(':') as [string, string];
  return Array.from({ length: Number(count) }, (_, index) => `${id}.${index + 1}`);
});

const document = readFileSync('docs/security.md', 'utf8');
const rows = [...document.matchAll(/^\| ([\d., ]+) \| (\w[\w ]*) \| (.*) \| ?(.*?) ?\|$/gm)].map(
  ([, ids, status, how, proof]) => ({
    ids: ids!.split(', '),
    status: status!,
    how: how!,
    files: [...proof!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
  }),
);

describe('the security document', () => {
  test('goes through every requirement of the three levels, each once', () => {
    expect([all.length, levelThree.size]).toEqual([345, 92]);
    expect(rows.flatMap(({ ids }) => ids).sort()).toEqual([...all].sort());
  });

  test('says of each whether it is met, and where that is tested', () => {
    expect(
      rows
        .filter(({ status }) => !['met', 'deployment', 'exception', 'not used', 'by reading'].includes(status))
        .map(({ ids }) => ids),
    ).toEqual([]);
    // Of levels 1 and 2, what is said to be met is tested.
    expect(rows.filter(({ ids, status }) => status === 'by reading' && ids.some((id) => !levelThree.has(id)))).toEqual(
      [],
    );
    expect(rows.filter(({ status, files }) => status === 'met' && files.length === 0).map(({ ids }) => ids)).toEqual(
      [],
    );
    // An exception has a reason, which takes more than a few words.
    expect(rows.filter(({ status, how }) => status === 'exception' && how.length < 80).map(({ ids }) => ids)).toEqual(
      [],
    );
  });

  test('names files that exist', () => {
    const named = [...document.matchAll(/`((?:tests|features|src|sandbox|scripts|hosting|docs)\/[\w./-]+)`/g)].map(
      ([, file]) => file!,
    );
    const linked = [...document.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, file]) => `docs/${file!}`);
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set([...named, ...linked])].filter((file) => !existsSync(file))).toEqual([]);
  });
});
