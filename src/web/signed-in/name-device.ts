// Tells a browser by the long line that it gives of itself: which one it is, and on what it runs.

/** The first that fits, since most browsers claim to be others as well. */
const browsers: [shape: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\/|Microsoft Edge/, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser|Samsung Internet/, 'Samsung Internet'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Google Chrome|Chrome\/|CriOS/, 'Chrome'],
  [/Chromium/, 'Chromium'],
  [/Safari\//, 'Safari'],
]

const systems: [shape: RegExp, name: string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS|Chrome ?OS|Chromium OS/, 'ChromeOS'],
  [/Mac ?OS|Macintosh/i, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

const firstOf = (known: [RegExp, string][], line: string) => known.find(([shape]) => shape.test(line))?.[1]

/** @returns undefined for a line that neither is known of */
export function nameDevice(line: string): { browser: string; system: string } | undefined {
  const [browser, system] = [firstOf(browsers, line), firstOf(systems, line)]
  return browser && system ? { browser, system } : undefined
}
