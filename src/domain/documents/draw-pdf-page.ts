// Has the first page of a PDF drawn in a thread of its own, within limits of time and memory.
import { Worker } from 'node:worker_threads'
import { TookTooLong } from '#domain/pictures/took-too-long.ts'
import type { PageAsked, PageDrawn } from './pdf-page-worker.ts'

export type PageLimits = { timeMs: number; memoryBytes: number }

const limits: PageLimits = { timeMs: 5_000, memoryBytes: 256 * 2 ** 20 }

/**
 * @param longestSide of what is drawn, in pixels
 * @throws TookTooLong; Error when it is no PDF that can be drawn, needs a password, or takes too much memory
 */
export function drawPdfPage(
  content: Uint8Array,
  longestSide: number,
  { timeMs, memoryBytes }: PageLimits = limits,
): Promise<PageDrawn> {
  const asked: PageAsked = { content, longestSide, mostMemoryBytes: memoryBytes }
  const worker = new Worker(new URL('./pdf-page-worker.ts', import.meta.url), {
    workerData: asked,
    // It has no business with our settings, and what the library says of a file is nobody's to read.
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 96 },
  })
  return new Promise<PageDrawn>((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong()), timeMs)
    worker.once('message', (drawn: PageDrawn) => resolve(drawn))
    worker.once('error', (error) => reject(error instanceof Error ? error : new Error('the page was not drawn')))
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('the page was not drawn'))
    })
  }).finally(() => worker.terminate())
}
