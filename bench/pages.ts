// How fast pages leave, kept and drawn anew, and how heavy they are. Load: 16 connections on loopback, 4 s a measurement.
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { serveForBench } from './serve.ts'

const connections = 16
const runMs = 4_000
const agent = new Agent({ keepAlive: true, maxSockets: connections })

const product = await serveForBench()
try {
  for (const path of ['/', '/procedures', '/procedures/hip-replacement', '/packages', '/quote']) await weigh(path)
  await measure('list, kept', () => '/procedures')
  await measure('detail, kept', () => '/procedures/hip-replacement')
  await measure(
    'list, drawn anew each time',
    (at) => `/procedures?q=${String(at).padStart(6, '0')}x&maxStay=${at % 400}`,
  )
  await measure('detail API', () => '/api/procedures/hip-replacement?currency=EUR')
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8')
  process.stdout.write(`memory after all of it: ${/VmRSS:\s+(\d+)/.exec(status)?.[1]} KB\n`)
} finally {
  agent.destroy()
  await product.stop()
}

/** First load of a page: its HTML and every script that it names, gzipped as sent. */
async function weigh(path: string): Promise<void> {
  const page = await fetchBytes(path)
  const html = gunzipSync(page).toString()
  const scripts = new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, name = '']) => name))
  const named = new Set(Array.from(html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g), ([, name = '']) => name))
  for (const name of scripts) if (html.includes(`import "${name}"`) || html.includes(`from "${name}"`)) named.add(name)
  const sizes = await Promise.all([...named].map(async (name) => (await fetchBytes(name)).length))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  process.stdout.write(
    `${path}: HTML ${kb(page.length)} KB, scripts ${kb(total)} KB in ${sizes.length} files, gzipped\n`,
  )
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

function fetchBytes(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(product.origin + path, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const encoding = response.headers['content-encoding']
        if (encoding === 'gzip') resolve(body)
        else resolve(gzipSync(encoding === 'br' ? brotliDecompressSync(body) : body))
      })
    }).on('error', reject)
  })
}

async function measure(name: string, pathOf: (at: number) => string): Promise<void> {
  await fetchBytes(pathOf(0))
  const times: number[] = []
  let at = 1
  const until = performance.now() + runMs
  const client = async () => {
    while (performance.now() < until) {
      const begun = performance.now()
      await fetchBytes(pathOf(at++))
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  times.sort((a, b) => a - b)
  const rank = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  process.stdout.write(
    `${name}: ${Math.round((times.length / runMs) * 1000)} requests/s, p50 ${rank(0.5)} ms, p99 ${rank(0.99)} ms\n`,
  )
}
