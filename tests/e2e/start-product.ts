// Starts a built product in a process of its own and waits until it serves.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type Product = { stop(): Promise<void> }

type Start = {
  port: number
  databaseUrl: string
  dataDir: string
  /** Where the product and its build lie; this checkout unless said. */
  folder?: string
  /** More settings. */
  settings?: Record<string, string>
}

const ownFolder = fileURLToPath(new URL('../..', import.meta.url))
const refusal = new URL('refuse-development-modules.ts', import.meta.url).href

/** @throws Error when the process ends before it serves */
export async function startProduct({
  port,
  databaseUrl,
  dataDir,
  folder = ownFolder,
  settings = {},
}: Start): Promise<Product> {
  const product = spawn(process.execPath, ['--import', refusal, 'src/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // No journey goes out to fetch rates.
      REFERENCE_RATES: 'snapshot',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(product)
  return {
    stop: async () => {
      if (product.exitCode !== null) return
      const ended = new Promise((resolve) => product.once('exit', resolve))
      product.kill('SIGTERM')
      await ended
    },
  }
}

/** The product prints its address once it listens. */
function untilReady(product: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    product.once('exit', (code) => reject(new Error(`the product ended with ${code} before it served`)))
    product.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Epidaurus is at')) resolve()
    })
  })
}
