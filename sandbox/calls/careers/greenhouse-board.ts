import type { BoardJob, JobBoard, Named, OpeningsFolder } from '../../services/careers/openings-folder';

type Row = Readonly<Record<string, unknown>>;

/** Where one applies, at the embedded exchange. */
export const applicationPath = '/sandbox/careers';

/** The public part of Greenhouse's Job Board API over a folder of files: what is asked for, without what carries it. */
export class GreenhouseBoard {
  readonly #jobs: readonly BoardJob[];

  private constructor(
    private readonly settings: JobBoard,
    folder: OpeningsFolder,
    private readonly host: string,
  ) {
    this.#jobs = folder.jobs(settings);
  }

  /** `undefined` where no board has this name. */
  static of(folder: OpeningsFolder, token: string, host: string): GreenhouseBoard | undefined {
    const settings = folder.board();
    return settings?.token === token ? new GreenhouseBoard(settings, folder, host) : undefined;
  }

  board(): Row {
    return { name: this.settings.name, content: this.settings.content };
  }

  /** @param whole with text, teams and offices */
  jobs(whole: boolean): Row {
    return { jobs: this.#jobs.map((job) => this.#row(job, whole)), meta: { total: this.#jobs.length } };
  }

  /** `undefined` for one that is not there. */
  job(id: string): Row | undefined {
    const job = this.#jobs.find((each) => String(each.id) === id);
    return job && this.#row(job, true);
  }

  departments(): Row {
    const { departments } = this.settings;
    return {
      departments: departments.map((department) => ({
        ...treeRow(department),
        jobs: this.#jobs.filter((job) => job.department === department).map((job) => this.#row(job, false)),
      })),
    };
  }

  offices(): Row {
    const { offices, departments } = this.settings;
    return {
      offices: offices.map((office) => {
        const own = this.#jobs.filter((job) => job.offices.includes(office));
        return {
          ...treeRow(office),
          departments: departments.map((department) => ({
            ...treeRow(department),
            jobs: own.filter((job) => job.department === department).map((job) => this.#row(job, false)),
          })),
        };
      }),
    };
  }

  #row(job: BoardJob, whole: boolean): Row {
    return {
      absolute_url: `${this.host}${applicationPath}/${job.id}`,
      data_compliance: [],
      internal_job_id: job.id,
      location: { name: job.location },
      metadata: [{ id: 1, name: 'Employment Type', value: job.employment, value_type: 'single_select' }],
      id: job.id,
      updated_at: job.updated.toISOString(),
      requisition_id: String(job.id),
      title: job.title,
      company_name: this.settings.name,
      first_published: job.published.toISOString(),
      language: 'en',
      ...(whole
        ? {
            content: escapedOnce(job.html),
            departments: [treeRow(job.department)],
            offices: job.offices.map(treeRow),
          }
        : {}),
    };
  }
}

/** Departments and offices may stand in a tree; here all stand beside each other. */
function treeRow(named: Named): Row {
  return { ...named, parent_id: null, child_ids: [] };
}

const escapes: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '&': '&amp;',
};

function escapedOnce(html: string): string {
  return html.replace(/[<>"'&]/g, (sign) => escapes[sign]!);
}
