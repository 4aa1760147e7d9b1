// Starts the house: settings, services, pages, server; prints where it is, and goes down in order.
// Before all else: React is loaded in the form that this names.
import './wiring/run-mode.ts'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createLog } from '#kernel/log.ts'
import { announceBuild } from './wiring/announce-build.ts'
import { boundConnections, endHalfSent } from './wiring/bounded-connections.ts'
import { publicSettings, readConfig } from './wiring/config.ts'
import { createHttp } from './wiring/http.ts'
import { loadBuiltPages, loadPagesWithHotReload } from './wiring/pages.ts'
import { rasterise } from './wiring/rasterise.ts'
import { readOwnBuild } from './wiring/read-own-build.ts'
import { inDevelopment } from './wiring/run-mode.ts'
import { openServices } from './wiring/services.ts'
import { explainFailure, listenOn, printAddress } from './wiring/start.ts'

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const clientFolder = path('build/client')
const samplePacks = [path('data/sample-provider'), path('data/second-provider')]

try {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL, (line) => process.stdout.write(`${line}\n`))
  const services = await openServices(config, log, samplePacks)
  const parts = {
    send: (request: Request) => services.api.hono.fetch(request),
    log,
    settings: publicSettings(config),
    rasterise,
  }
  const pages = await (inDevelopment
    ? loadPagesWithHotReload(parts, join(config.DATA_DIR, 'vite'))
    : loadBuiltPages(parts, clientFolder))
  const { build } = pages
  // Before anyone is told of files that another server might be asked for.
  if (build) {
    const readBuild = () => readOwnBuild(clientFolder, build, build.texts)
    await announceBuild(services.database, build.id, readBuild, log).announced
  }
  const http = createHttp({
    config,
    services,
    log,
    handlePage: pages.handle,
    clientFolder,
    build,
    keepPages: !inDevelopment,
  })
  const server = pages.createServer(endHalfSent(getRequestListener(http.fetch)))
  boundConnections(server, config.MAX_CONNECTIONS, log)
  await listenOn(server, config, services)
  printAddress(config, services)
} catch (error) {
  explainFailure(error)
}
