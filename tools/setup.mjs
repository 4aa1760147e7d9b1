// Brings a fresh clone to where a command can run: installed, and where asked built, with what is learnt, or with a browser. Runs on any Node 20 or newer.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { airportSources, buildSources, learntSources } from './build-sources.mjs'
import { findChromium } from './find-chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const onWindows = process.platform === 'win32'
const wants = new Set(process.argv.slice(2))

installWhenChanged()
if (wants.has('--build')) buildWhenChanged()
if (wants.has('--build') || wants.has('--browser')) learnWhenChanged()
makeAirportsWhenChanged()
if (wants.has('--browser')) await ensureBrowser()

function say(text) {
  process.stdout.write(`${text}\n`)
}

function run(command, args) {
  execFileSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function installWhenChanged() {
  const mark = join(root, 'node_modules/.installed')
  const wanted = digest([join(root, 'package.json'), join(root, 'package-lock.json')])
  if (readMark(mark) === wanted) return
  say('Installing what the lock file names.')
  run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  writeMark(mark, wanted)
}

function buildWhenChanged() {
  const mark = join(root, 'build/.built-from')
  const wanted = digest(buildSources(root))
  if (readMark(mark) === wanted && existsSync(join(root, 'build/server/pages.js'))) return
  say('Building, since the sources changed.')
  runNode(['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'])
  writeMark(mark, wanted)
}

/** What the assistant learns from examples is the same for everybody: learnt once, and read at every start. */
function learnWhenChanged() {
  const mark = join(root, '.learnt/.made-from')
  const wanted = digest(learntSources(root))
  if (readMark(mark) === wanted) return
  say('Learning from the examples, since they changed.')
  runNode(['tools/learn.ts'])
  writeMark(mark, wanted)
}

/** The list of airports, from the packages that carry it: a tenth of their size, and read when somebody looks for a flight. */
function makeAirportsWhenChanged() {
  const mark = join(root, '.learnt/.airports-from')
  const wanted = digest(airportSources(root))
  if (readMark(mark) === wanted) return
  runNode(['tools/make-airports.ts'])
  writeMark(mark, wanted)
}

/** With the Node that the project names. */
function runNode(args) {
  run(join(root, 'node_modules/node/bin', onWindows ? 'node.exe' : 'node'), args)
}

/**
 * An installed Chromium first, then the distribution's package, then the test runner's own download. Where none can be had
 * the browser journeys fail and say so; everything else is tested all the same.
 */
async function ensureBrowser() {
  if (findChromium() || (await hasDownload())) return
  say('Installing Chromium for the browser journeys.')
  attempt('apt-get', ['update', '-qq'])
  attempt('apt-get', ['install', '-y', '-qq', 'chromium'])
  if (!findChromium()) attempt('npx', ['playwright', 'install', 'chromium'])
}

async function hasDownload() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

function attempt(command, args) {
  try {
    run(command, args)
  } catch {
    say(`${command} ${args.join(' ')} did not work.`)
  }
}

function readMark(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function writeMark(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function digest(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}
