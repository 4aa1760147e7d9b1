// The manifest of a build, at /builds/meta/{id}.json: which addresses have a payload, told out of the rules that the code itself follows.
import { prerendered } from './route-rules.ts'

type Rules = Record<string, { prerender: true }>

/** Nothing in it but what the id stands for: under its address it never changes, wherever and whenever it was built. */
export type BuildManifest = {
  id: string
  matcher: {
    /** By the whole path. */
    static: Rules
    /** By a pattern, in which `:name` stands for one segment. */
    dynamic: Rules
    /** By the beginning of the path; there are none. */
    wildcard: Rules
  }
  /** The paths that have a payload and are known by name. */
  prerendered: string[]
}

/** What /builds/latest.json holds of the build that visitors are led to. */
export type LatestBuild = {
  id: string
  /** When it was built, in milliseconds since 1970. */
  timestamp: number
}

/** Header of every answer of a page that names the build of its server. */
export const buildHeader = 'x-build'

export const manifestPath = (id: string): string => `/builds/meta/${id}.json`
export const latestPath = '/builds/latest.json'

export function describeBuild(id: string): BuildManifest {
  const isDynamic = (pattern: string) => pattern.includes(':')
  const rulesOf = (patterns: string[]): Rules =>
    Object.fromEntries(patterns.map((pattern) => [pattern, { prerender: true }]))
  const named = prerendered.filter((pattern) => !isDynamic(pattern))
  return {
    id,
    matcher: { static: rulesOf(named), dynamic: rulesOf(prerendered.filter(isDynamic)), wildcard: {} },
    prerendered: named,
  }
}

export function isLatestBuild(value: unknown): value is LatestBuild {
  const { id, timestamp } = (value ?? {}) as Partial<LatestBuild>
  return typeof id === 'string' && id !== '' && typeof timestamp === 'number'
}
