// Writes what a build says of itself beside its files: /builds/meta/{id}.json and /builds/latest.json.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildIdOf } from '#web/build-id.server.ts'
import { describeBuild, latestPath, manifestPath } from '#web/page/build-manifest.ts'

/**
 * @param clientFolder the build's client folder, with its assets
 * @param timestamp when it was built, in milliseconds since 1970
 * @returns the build's id
 * @throws Error when the assets do not name exactly one build
 */
export function writeBuildManifest(clientFolder: string, timestamp: number): string {
  // The router names its own list of files after the version that its server and its tabs know.
  const assets = readdirSync(join(clientFolder, 'assets'))
  const versions = assets.flatMap((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1] ?? [])
  const [version] = versions
  if (!version || versions.length > 1)
    throw new Error(`The build has ${versions.length} files assets/manifest-<version>.js, not one.`)
  const id = buildIdOf(version)
  write(join(clientFolder, manifestPath(id)), describeBuild(id))
  write(join(clientFolder, latestPath), { id, timestamp })
  return id
}

function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content)}\n`)
}
