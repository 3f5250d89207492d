export interface Device {
  /** `Firefox on Windows`. */
  readonly name: string;
  readonly platform: string;
  readonly browser: string;
}

// The first that fits is it: browsers carry the names of those they descend from.
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
  ['Node.js', /^node\b/i],
];

const platforms: readonly (readonly [string, RegExp])[] = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\b(Macintosh|Mac OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const unknown = 'unknown';

/** What the name that a client gives of itself says of the device. */
export function deviceOf(userAgent: string): Device {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? unknown;
  const platform = platforms.find(([, sign]) => sign.test(userAgent))?.[0] ?? unknown;
  return {
    name: browser === unknown && platform === unknown ? 'Unknown device' : `${browser} on ${platform}`,
    platform,
    browser,
  };
}
