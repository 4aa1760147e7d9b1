// Runs everything there is to check, two lanes at a time, and ends with one line that counts over all suites.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { slowest, timedFiles, timedJourneys, tooManySecondTries } from './sum-up-run.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** Every program runs on the Node that the project pins. */
const node = join(root, 'node_modules/.bin/node')
const program = (path, ...args) => [join(root, 'node_modules', path), ...args]
const unitReport = join(results, 'unit.json')
const journeyReport = join(results, 'journeys.json')

const format = { name: 'format', args: program('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') }
const lint = { name: 'lint', args: program('oxlint/bin/oxlint', '--deny-warnings') }
/** First of those that read the code: the rules know the types of routes only then. */
const typegen = { name: 'route types', args: program('@react-router/dev/bin.cjs', 'typegen') }
const types = { name: 'types', args: program('typescript/bin/tsc', '--noEmit') }
const build = { name: 'build', args: ['tools/setup.mjs', '--build'] }
const unit = {
  name: 'unit, API, contract and conformance',
  args: program('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`),
  count: () => countUnit(unitReport),
}
const journeys = {
  name: 'browser journeys',
  args: program('@playwright/test/cli.js', 'test'),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
  count: () => countJourneys(journeyReport),
}

const counts = (await Promise.all([inOrder([format, typegen, lint, types, build]), inOrder([unit])])).flat()
counts.push(...(await inOrder([journeys])))

for (const line of slowest([
  ...timedFiles(readReport(unitReport), root.replace(/\/$/, '')),
  ...timedJourneys(readReport(journeyReport)),
]))
  process.stdout.write(`${line}\n`)

const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')]
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
process.exit(failed > 0 ? 1 : 0)

async function inOrder(suites) {
  const counted = []
  for (const suite of suites) counted.push(await run(suite))
  return counted
}

function run({ name, args, env = {}, count }) {
  const begun = Date.now()
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    // A program that cannot be started ends as one that failed.
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (code) => {
      const told = count?.() ?? { passed: 0, failed: 0, skipped: 0 }
      // A suite without cases of its own is one case; one that breaks outside its cases is one failure more.
      if (!count && code === 0) told.passed = 1
      if (code !== 0 && told.failed === 0) told.failed = 1
      if (count && told.passed + told.failed === 0) told.failed = 1
      // A journey that needs a second try depends on how busy the machine is, or on luck.
      if (tooManySecondTries(told.flaky ?? 0)) told.failed += 1
      const verdict = told.failed > 0 ? 'FAILED' : 'ok'
      const seconds = ((Date.now() - begun) / 1000).toFixed(1)
      if (told.failed > 0) process.stdout.write(Buffer.concat(output))
      const again = told.flaky ? `, ${told.flaky} of them at the second try` : ''
      process.stdout.write(`${name}: ${verdict}, ${told.passed} passed${again}, ${told.failed} failed, ${seconds} s\n`)
      resolve(told)
    })
  })
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function countUnit(file) {
  const report = readReport(file)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
}

function countJourneys(file) {
  const stats = readReport(file)?.stats
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    flaky: stats?.flaky ?? 0,
  }
}
