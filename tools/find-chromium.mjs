// Finds a Chromium on this machine: an installed one, else the test runner's own download when it is there.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

let found

export function findChromium() {
  found ??= places.find((place) => place !== undefined && existsSync(place) && answers(place))
  return found
}

/** Some distributions put a script there that only says how to install it. */
function answers(place) {
  try {
    return /\d+\.\d+/.test(
      execFileSync(place, ['--version'], { timeout: 20_000, stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
    )
  } catch {
    return false
  }
}
