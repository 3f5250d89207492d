import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import readFrontMatter from 'gray-matter';
import { htmlOf } from '../content/article-text';

/** Of the board, or of one of its lists. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface BoardOffice extends Named {
  readonly location: string;
}

/** `board.json`: what belongs to no single opening. */
export interface JobBoard {
  /** By which addresses name it. */
  readonly token: string;
  readonly name: string;
  readonly content: string;
  readonly departments: readonly Named[];
  readonly offices: readonly BoardOffice[];
}

/** The front matter of a file. */
interface Heading {
  readonly id: number;
  readonly title: string;
  readonly department: string;
  readonly offices: readonly string[];
  readonly location: string;
  readonly employment: string;
  readonly published: Date;
  readonly updated?: Date;
}

export interface BoardJob extends Omit<Heading, 'department' | 'offices' | 'updated'> {
  readonly department: Named;
  readonly offices: readonly BoardOffice[];
  readonly updated: Date;
  readonly html: string;
}

/** Markdown files as jobs: `<folder>/openings/<name>.md`, read with each question. A folder without them has none. */
export class OpeningsFolder {
  readonly #folder: string;

  constructor(contentFolder: string) {
    this.#folder = path.join(contentFolder, 'openings');
  }

  board(): JobBoard | undefined {
    const file = path.join(this.#folder, 'board.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JobBoard) : undefined;
  }

  /** Newest first. */
  jobs(board: JobBoard): readonly BoardJob[] {
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => jobOf(readFileSync(path.join(this.#folder, name), 'utf8'), board))
      .sort((a, b) => b.published.getTime() - a.published.getTime() || a.id - b.id);
  }
}

function jobOf(text: string, { departments, offices }: JobBoard): BoardJob {
  const { data, content } = readFrontMatter(text);
  const heading = data as Heading;
  return {
    ...heading,
    updated: heading.updated ?? heading.published,
    department: departments.find(({ name }) => name === heading.department)!,
    offices: heading.offices.map((wanted) => offices.find(({ name }) => name === wanted)!),
    html: htmlOf(content),
  };
}
