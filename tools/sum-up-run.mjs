// What the reports of a run say beside its counts: which files and journeys took longest, and whether too many took a second try.

/** As many second tries fail a run: one or two may be the machine, three are a journey that depends on it. */
const triesThatFail = 3

/** @typedef {{ name: string, ms: number }} Timed */

/** @param {any} report of vitest @returns {Timed[]} */
export const timedFiles = (report, root = '') =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: String(name).replace(`${root}/`, ''),
    ms: endTime - startTime,
  }))

/** Each journey with all its tries. @param {any} report of Playwright @returns {Timed[]} */
export const timedJourneys = (report) => (report?.suites ?? []).flatMap((suite) => journeysOf(suite, suite.title))

function journeysOf({ specs = [], suites = [] }, file) {
  const own = specs.map(({ title, tests }) => ({
    name: `${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, file))]
}

/** @param {readonly Timed[]} timed @returns {string[]} a line each, the longest first */
export const slowest = (timed, count = 10) =>
  [...timed]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`)

/** @param {number} flaky journeys that passed at their second try */
export const tooManySecondTries = (flaky) => flaky >= triesThatFail
