// Loads what draws pages: the build in production, the sources with hot reload in development.
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Send } from '#kernel/endpoint.ts'
import type { Log } from '#kernel/log.ts'
import type { PageHandler } from '#web/page-handler.ts'

type PageModule = { createPageHandler(send: Send, log: Log, mode: 'production' | 'development'): PageHandler }

export type Pages = {
  handle: PageHandler
  createServer: (listener: RequestListener) => ReturnType<typeof createHttpServer>
}

export async function loadBuiltPages(send: Send, log: Log): Promise<Pages> {
  const entry = new URL('../../build/server/pages.js', import.meta.url)
  const { createPageHandler } = (await import(entry.href)) as PageModule
  return { handle: createPageHandler(send, log, 'production'), createServer: createHttpServer }
}

/**
 * Every request reads the sources anew where they changed; the browser is told over the server's own address.
 * @param cacheFolder where Vite keeps what it prepared, so that two servers on one checkout do not disturb each other
 */
export async function loadPagesWithHotReload(send: Send, log: Log, cacheFolder: string): Promise<Pages> {
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
      return module.createPageHandler(send, log, 'development')(page)
    },
    createServer: (listener) => {
      answer = listener
      return server
    },
  }
}
