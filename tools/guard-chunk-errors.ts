// A part of the build: where the router would reload the page without any guard, it asks us instead. Ends the build when the router's code is no longer as known.
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

/** Comments between the brackets of an import keep other bundlers away. */
const importOf = (what: string) => new RegExp(`import\\(\\s*(?:/\\*.*?\\*/\\s*)*${what}\\s*\\)`, 'g')

/** What is found in a file of the router, how often it has to be there, and what stands there afterwards. */
export const changes = [
  // Reloads whatever was asked for and however often it was tried. Here it only fails; who asked decides below.
  {
    file: 'routeModules.js',
    find: /console\.error\(`Error loading route module[^\n]*\n[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/g,
    times: 1,
    replace: 'throw error;',
  },
  // The code of a page that someone goes to. The router never comes to an end over a loader that cannot be loaded.
  {
    file: 'routes.js',
    find: /routeModulePromise = loadRouteModule\(route, routeModules\)/g,
    times: 1,
    replace: '$&.catch(standInForRoute)',
  },
  {
    file: 'routes.js',
    find: importOf('route\\.client(?:Loader|Action|Middleware)Module'),
    times: 3,
    replace: '$&.catch(standInForRoute)',
  },
  // Fetched ahead: nobody asked for it yet, and whoever does later is told.
  { file: 'routes.js', find: importOf('modulePath'), times: 1, replace: '$&.catch(() => {})' },
  {
    file: 'links.js',
    find: /await loadRouteModule\(route, routeModules\)/g,
    times: 1,
    replace: '$&.catch(() => ({}))',
  },
  // The data of a page may come from a server that runs another build.
  {
    file: 'single-fetch.js',
    find: /await fetch\((url, await createRequestInit\(request\))\)/g,
    times: 1,
    replace: 'await fetchPageData($1)',
  },
] as const

const ours = { standInForRoute: 'reload-once.ts', fetchPageData: 'fetch-page-data.ts' }
const folder = /\/react-router\/dist\/(?:production|development)\/lib\/dom\/ssr\/([\w-]+\.js)$/

/** @throws Error when something is not there as often as it has to be */
export function changeRouter(file: string, code: string): string {
  let changed = code
  for (const { find, times, replace } of changes.filter((change) => change.file === file)) {
    const found = changed.match(find)?.length ?? 0
    if (found !== times) throw new Error(`react-router's ${file} has ${found} times ${find}, not ${times}.`)
    changed = changed.replace(find, replace)
  }
  const used = Object.entries(ours).filter(([name]) => changed !== code && changed.includes(name))
  const imports = used.map(([name, from]) => `import { ${name} } from ${JSON.stringify(pathOf(from))};\n`)
  return imports.join('') + changed
}

const pathOf = (name: string) => normalizePath(fileURLToPath(new URL(`../src/web/browser/${name}`, import.meta.url)))

export function guardChunkErrors(): Plugin {
  const left = new Set<string>(changes.map(({ file }) => file))
  return {
    name: 'guard-chunk-errors',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => {
      const [, file = ''] = folder.exec(id) ?? []
      if (!changes.some((change) => change.file === file)) return undefined
      left.delete(file)
      return { code: changeRouter(file, code), map: null }
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`react-router no longer has ${[...left].join(', ')} in its build.`)
    },
  }
}
