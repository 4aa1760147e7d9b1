// Reads from the disk what this server's own build is: its name, and the files that browsers load of it.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Build, BuildName, BuiltFile } from '#domain/builds/build.ts'
import { isLatestBuild, latestPath, manifestPath } from '#web/page/build-manifest.ts'
import { contentTypeOf } from './static-files.ts'

/** The texts of each language, which are in no file of the build: addresses and what is there. */
export type BuiltTexts = readonly { path: string; json: string }[]

/** @throws Error when the folder holds no build */
export async function readBuildName(clientFolder: string): Promise<BuildName> {
  const content: unknown = JSON.parse(await readFile(join(clientFolder, latestPath), 'utf8'))
  if (!isLatestBuild(content)) throw new Error(`${latestPath} of the build does not name it.`)
  return { id: content.id, builtAt: new Date(content.timestamp) }
}

/** Every file that a tab of the build may ask for. */
export async function readOwnBuild(clientFolder: string, name: BuildName, texts: BuiltTexts): Promise<Build> {
  const assets = await readdir(join(clientFolder, 'assets'))
  const paths = [...assets.map((asset) => `/assets/${asset}`), manifestPath(name.id)]
  const files = await Promise.all(
    paths.map(async (path): Promise<BuiltFile[]> => {
      const contentType = contentTypeOf(path)
      return contentType ? [{ path, contentType, bytes: await readFile(join(clientFolder, path)) }] : []
    }),
  )
  const ofTexts = texts.map(({ path, json }) => ({
    path,
    contentType: 'application/json; charset=utf-8',
    bytes: Buffer.from(json),
  }))
  return { ...name, files: [...files.flat(), ...ofTexts] }
}
