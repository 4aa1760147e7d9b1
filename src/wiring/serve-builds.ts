// Answers for the files of builds: its own from the disk, those of other servers and earlier deployments from the database.
import type { Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Database } from '#db/open.ts'
import type { BuildName } from '#domain/builds/build.ts'
import { type BuildDirectory, createBuildDirectory } from '#domain/builds/find-built-file.ts'
import type { LatestBuild } from '#web/page/build-manifest.ts'
import type { BuiltTexts } from './read-own-build.ts'
import type { RequestEnv } from './request-env.ts'
import { answerFile, contentTypeOf, createStaticFiles, type KeptFile, keepFile } from './static-files.ts'

export type RunningBuild = BuildName & { texts: BuiltTexts }

export type BuildParts = {
  database: Database
  clientFolder: string
  /** Undefined in development, where nothing is built. */
  build: RunningBuild | undefined
  /** Origins that a worker of a page may call, beside our own: a worker goes by the policy of its own file, not by the page's. */
  workersConnectTo: readonly string[]
}

const keptBytes = 16 * 2 ** 20

type BuiltFileFinder = (context: Context) => Promise<Response | undefined>

export function serveBuilds(
  app: Hono<RequestEnv>,
  { database, clientFolder, build, workersConnectTo }: BuildParts,
): void {
  const directory = createBuildDirectory(database)
  const ownFile = createStaticFiles(clientFolder)
  const otherFile = build ? findOtherFiles(directory) : async () => undefined
  const texts = new Set(build?.texts.map(({ path }) => path))

  const workerPolicy = ["default-src 'none'; connect-src 'self'", ...workersConnectTo].join(' ')

  const serve = async (context: Context) => {
    const own = await ownFile(context.req.path, acceptedBy(context))
    const file = own ?? (await otherFile(context))
    if (file && context.req.path.endsWith('.mjs')) file.headers.set('content-security-policy', workerPolicy)
    return file ?? context.text('There is no such file.', 404, { 'cache-control': 'no-store' })
  }
  app.get('/assets/*', serve)
  app.get('/builds/meta/*', serve)
  app.get('/builds/latest.json', async (context) => {
    // Without the database every server speaks for itself.
    const latest = (await directory.latest().catch(() => undefined)) ?? build
    if (!build || !latest) return context.text('Nothing is built.', 404, { 'cache-control': 'no-store' })
    const { id, builtAt } = latest
    return context.json({ id, timestamp: builtAt.getTime() } satisfies LatestBuild, 200, {
      'cache-control': 'no-cache',
    })
  })
  // The page routes know this build's own texts, and have some for whoever asks for those that are nowhere any more.
  app.get('/texts/*', async (context, next) => {
    const other = texts.has(context.req.path) ? undefined : await otherFile(context).catch(() => undefined)
    return other ?? next()
  })
}

/** @throws Fault unavailable when the database does not answer: the file may well be there */
function findOtherFiles(directory: BuildDirectory): BuiltFileFinder {
  const kept = new LRUCache<string, KeptFile>({
    maxSize: keptBytes,
    sizeCalculation: ({ plain, br, gzip }) => plain.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 500,
  })
  // Many ask for the same new file in the same moment: it is read and compressed once.
  const reading = new Map<string, Promise<KeptFile | undefined>>()
  const read = async (path: string) => {
    const found = await directory.find(path)
    const file = found && (await keepFile(found.bytes, found.contentType))
    if (file) kept.set(path, file)
    return file
  }
  return async (context) => {
    const { path } = context.req
    if (!/^[\w./-]{1,200}$/.test(path) || !contentTypeOf(path)) return undefined
    const begun = reading.get(path) ?? (kept.has(path) ? undefined : read(path))
    if (begun) reading.set(path, begun)
    const file = kept.get(path) ?? (await begun?.finally(() => reading.delete(path)))
    return file && answerFile(file, acceptedBy(context))
  }
}

const acceptedBy = (context: Context): string => context.req.header('accept-encoding') ?? ''
