// Takes from the list of routes that every tab fetches what only few tabs need, and what none does: which further files a page of the profile or the desk is made of, and parts that are no pages.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** As the router writes it: `window.__reactRouterManifest={...};`. What else it says is left as it is. */
const manifest = z.looseObject({ routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()) })) })
const shape = /^(window\.__reactRouterManifest=)(\{.*\})(;?)\s*$/s

/** For those who are signed in: their tabs find the files when they have the first, and documents name them as ever. */
const isApart = (route: string) => /^routes\/(profile|desk)\b/.test(route)

/** Answers with data or a drawing to a script that asks for it by its address: no link leads there. */
const isNoPage = (path: unknown) => typeof path === 'string' && /\.(json|txt|xml)$|^(texts|art)\/:|^measure$/.test(path)

/**
 * @param clientFolder the build's client folder, with its assets
 * @returns how many routes have their files taken from the list
 * @throws Error when the router writes its list in another form than it did
 */
export function lightenManifest(clientFolder: string): number {
  const folder = join(clientFolder, 'assets')
  const file = readdirSync(folder).find((name) => /^manifest-\w+\.js$/.test(name))
  const path = join(folder, file ?? '')
  const [, before, json, after] = (file && shape.exec(readFileSync(path, 'utf8'))) || []
  if (!json) throw new Error('The list of routes is not of the form that the router wrote before.')
  const list = manifest.parse(JSON.parse(json))
  const apart = Object.entries(list.routes).filter(([route]) => isApart(route))
  for (const [, route] of apart) route.imports = []
  for (const [id, route] of Object.entries(list.routes)) if (isNoPage(route.path)) delete list.routes[id]
  writeFileSync(path, `${before}${JSON.stringify(list)}${after}`)
  return apart.length
}
