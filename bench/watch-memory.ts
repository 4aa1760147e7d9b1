// Loaded into a product under measurement: writes down how much memory it took at most, from one signal to the next.
import { writeFileSync } from 'node:fs'

const file = process.env['BENCH_MEMORY_FILE']
if (file) {
  const look = () => {
    const { rss, heapUsed, external } = process.memoryUsage()
    return { rss, used: heapUsed + external }
  }
  const phases: { before: ReturnType<typeof look>; most: ReturnType<typeof look> }[] = []
  process.on('SIGUSR2', () => phases.push({ before: look(), most: look() }))
  setInterval(() => {
    const phase = phases.at(-1)
    if (!phase) return
    const now = look()
    phase.most = { rss: Math.max(phase.most.rss, now.rss), used: Math.max(phase.most.used, now.used) }
  }, 20).unref()
  process.on('exit', () => writeFileSync(file, JSON.stringify(phases)))
}
