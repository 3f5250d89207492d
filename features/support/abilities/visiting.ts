/** Going about the public site, in front of a browser. */
export interface VisitingAbility {
  read(slug: string): Promise<void>;
  lookFor(words: string): Promise<void>;
  /** What is marked in the passages that are found. */
  marked(): Promise<readonly string[]>;
  goOnTo(title: string): Promise<void>;
  goOnIn(language: string): Promise<void>;
  comeBack(): Promise<void>;
  /** The tag of the language of the page. */
  speaks(): Promise<string>;
  article(): Promise<{ readonly path: string; readonly language: string }>;

  beginApplication(): Promise<void>;
  sendApplication(): Promise<void>;
  fillInApplication(): Promise<void>;
  /** What is said at fields, by the field. */
  missing(): Promise<readonly string[]>;
  isFiled(): Promise<boolean>;
  isFiledAlready(): Promise<boolean>;
  /** The company as it stands in the form. */
  company(): Promise<string>;

  /** As a browser does that would install the site, which this one does not. */
  offerToInstall(): Promise<void>;
  install(): Promise<void>;
  timesAsked(): Promise<number>;
  isInstalled(): Promise<boolean>;

  /** Reads an article and looks at all markets on a device that keeps what it is shown. */
  keepSite(slug: string): Promise<void>;
  setConnected(connected: boolean): Promise<void>;
  openKept(path: string): Promise<void>;
  /** The paragraphs of the article on the device, without their figures, some of which are live. */
  keptWords(): Promise<string>;
  /** What is said of the connection, if anything is. */
  offlineWords(): Promise<string | undefined>;
  /** How many prices stand there, and whether they are told as live. */
  keptPrices(): Promise<{ readonly count: number; readonly live: boolean }>;
}
