// Names a build: by what browsers load of it, scripts and texts.
import { languages } from '#kernel/language.ts'
import { browserCatalogue } from '#texts/catalogues.ts'

const textsPaths = languages.map((language) => browserCatalogue(language).path)

/**
 * The same wherever it is asked for: in the build, on the server, and by way of the document in the tab.
 * @param version the router's, of everything but the texts
 * @param texts their addresses, each with a digest of what is there
 */
export function buildIdOf(version: string, texts: readonly string[] = textsPaths): string {
  return [version, ...texts.map((path) => /\.(\w{8})\w*\.json$/.exec(path)?.[1] ?? 'none')].join('-')
}
