import { openDatabase, type EmbeddedDatabase } from '../../../../sandbox/storage/database';

describe('an embedded database', () => {
  let database: EmbeddedDatabase;
  beforeEach(() => {
    database = openDatabase(undefined);
    database.exec('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT, data BLOB)');
  });
  afterEach(() => database.close());

  const texts = (): string[] =>
    database.all<{ text: string }>('SELECT text FROM note ORDER BY id').map(({ text }) => text);

  it('gives back what was put in', () => {
    expect(database.run('INSERT INTO note VALUES (?,?,?)', [1, 'one', new Uint8Array([1, 2])])).toEqual({ changes: 1 });
    expect(database.get('SELECT * FROM note WHERE id = ?', [1])).toEqual({
      id: 1,
      text: 'one',
      data: new Uint8Array([1, 2]),
    });
    expect(database.get('SELECT * FROM note WHERE id = ?', [2])).toBeUndefined();
  });

  it('takes what means something to a statement for text', () => {
    const words = "'); DROP TABLE note; --";
    database.run('INSERT INTO note (text) VALUES (?)', [words]);
    expect(database.get('SELECT text FROM note WHERE text = ?', [words])).toEqual({ text: words });
    expect(database.get('SELECT text FROM note WHERE text = ?', ["' OR '1'='1"])).toBeUndefined();
  });

  it('undoes a transaction that fails, inner ones included', () => {
    expect(() =>
      database.transaction(() => {
        database.run('INSERT INTO note (text) VALUES (?)', ['outer']);
        database.transaction(() => database.run('INSERT INTO note (text) VALUES (?)', ['inner']));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(texts()).toEqual([]);
    database.transaction(() => database.run('INSERT INTO note (text) VALUES (?)', ['kept']));
    expect(texts()).toEqual(['kept']);
  });

  it('says what is wrong with a statement, and goes on', () => {
    database.run('INSERT INTO note (id) VALUES (1)');
    expect(() => database.run('INSERT INTO note (id) VALUES (1)')).toThrow('UNIQUE constraint failed');
    database.run('INSERT INTO note (id, text) VALUES (2, ?)', ['next']);
    expect(database.all('SELECT id FROM note')).toHaveLength(2);
  });
});
