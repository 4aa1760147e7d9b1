// Draws the first page of one PDF in a thread of its own, which ends with it: what a hostile file does there reaches no other file.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'

export type PageAsked = { content: Uint8Array; longestSide: number; mostMemoryBytes: number }
/** Pixels as red, green, blue and opacity. */
export type PageDrawn = { width: number; height: number; pixels: Uint8Array }

const pageOfMemory = 65_536

/** Limits of a thread do not count what WebAssembly takes: it is refused here, and the library gives up on the file. */
function limitMemory(mostBytes: number): void {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (pages: number) {
    if (this.buffer.byteLength + pages * pageOfMemory > mostBytes) throw new RangeError('too much memory')
    return grow.call(this, pages)
  }
}

async function drawFirstPage({ content, longestSide, mostMemoryBytes }: PageAsked): Promise<PageDrawn> {
  limitMemory(mostMemoryBytes)
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(content)
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = longestSide / Math.max(originalWidth, originalHeight)
  const { width, height, data } = await page.render({ scale, render: 'bitmap' })
  return { width, height, pixels: data }
}

parentPort?.postMessage(await drawFirstPage(workerData as PageAsked))
