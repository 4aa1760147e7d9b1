// Builds the service worker with the browser's half: one file of its own, since not every browser lets a worker import.
import { build, type Plugin } from 'vite'

const entry = 'src/web/service-worker.ts'

export function bundleWorker(): Plugin {
  return {
    name: 'bundle-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundle() })
    },
  }
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rollupOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${entry} was not bundled`)
  return output.output[0].code
}
