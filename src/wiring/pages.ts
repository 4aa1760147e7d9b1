// Loads what draws pages: the build in production, the sources with hot reload in development.
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { PageHandler, PageHandlerParts } from '#web/page-handler.ts'
import { connectionOptions } from './bounded-connections.ts'
import { type BuiltTexts, readBuildName } from './read-own-build.ts'
import type { RunningBuild } from './serve-builds.ts'

type PageModule = { createPageHandler(parts: PageHandlerParts): PageHandler; buildId: string; builtTexts: BuiltTexts }
type Parts = Omit<PageHandlerParts, 'mode'>

export type Pages = {
  handle: PageHandler
  /** Undefined in development, where there is no build. */
  build: RunningBuild | undefined
  createServer: (listener: RequestListener) => ReturnType<typeof createHttpServer>
}

/** @param clientFolder the browser's half of the build */
export async function loadBuiltPages(parts: Parts, clientFolder: string): Promise<Pages> {
  const entry = new URL('../../build/server/pages.js', import.meta.url)
  const { createPageHandler, buildId, builtTexts } = (await import(entry.href)) as PageModule
  const name = await readBuildName(clientFolder)
  if (name.id !== buildId)
    throw new Error('The two halves of the build do not belong together. Build anew: npm run build')
  const handle = createPageHandler({ ...parts, mode: 'production' })
  return {
    handle,
    build: { ...name, texts: builtTexts },
    createServer: (listener) => createHttpServer(connectionOptions, listener),
  }
}

/**
 * Every request reads the sources anew where they changed; the browser is told over the server's own address.
 * @param cacheFolder where Vite keeps what it prepared, so that two servers on one checkout do not disturb each other
 */
export async function loadPagesWithHotReload(parts: Parts, cacheFolder: string): Promise<Pages> {
  const { createServer } = await import('vite')
  let answer: RequestListener = (_, response) => response.writeHead(503).end()
  const server = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => answer(request, response))
  })
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    cacheDir: cacheFolder,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  return {
    handle: async (page) => {
      const module = (await vite.ssrLoadModule('./src/web/page-handler.ts')) as PageModule
      return module.createPageHandler({ ...parts, mode: 'development' })(page)
    },
    build: undefined,
    createServer: (listener) => {
      answer = listener
      return server
    },
  }
}
