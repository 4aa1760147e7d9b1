// What Lighthouse says of every public page on a slow phone: a score of each category, and what cost it points.
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '../tools/find-chromium.mjs'
import { serveForBench } from './serve.ts'

const pages = [
  '/',
  '/procedures',
  '/procedures/hip-replacement',
  '/packages',
  '/quote',
  '/contact',
  '/cookie-policy',
  '/privacy-policy',
  '/terms-of-service',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
/** Of several runs the one in the middle counts: a machine that is busy elsewhere slows a page down, none speeds it up. */
const runs = Number(process.argv[2] ?? 3)

const chromePath = findChromium()
if (!chromePath) throw new Error('Lighthouse needs a Chromium; `npm test` installs one.')
const product = await serveForBench()
const chrome = await launch({ chromePath, chromeFlags: flags.split(' '), logLevel: 'error' })
try {
  process.stdout.write(`page: ${categories.join(', ')}; first and largest paint ms, blocked ms, shift\n`)
  for (const path of pages) await judge(path)
} finally {
  chrome.kill()
  await product.stop()
}

async function judge(path: string): Promise<void> {
  const reports: Result[] = []
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(product.origin + path, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: categories,
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${path}`)
    reports.push(result.lhr)
  }
  const speed = (report: Result) => report.categories.performance?.score ?? 0
  const report = reports.sort((a, b) => speed(a) - speed(b))[Math.floor(reports.length / 2)]
  if (!report) return
  const scores = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100))
  const figure = (audit: string) => Math.round((report.audits[audit]?.numericValue ?? 0) * 1000) / 1000
  const paints = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((one) =>
    Math.round(figure(one)),
  )
  process.stdout.write(`${path}: ${scores.join(', ')}; ${paints.join(', ')}, ${figure('cumulative-layout-shift')}\n`)
  for (const name of categories.slice(1)) {
    for (const { id, weight } of report.categories[name]?.auditRefs ?? []) {
      const { score, title } = report.audits[id] ?? {}
      if (weight > 0 && score !== null && (score ?? 1) < 1) process.stdout.write(`  ${name}: ${title}\n`)
    }
  }
}
