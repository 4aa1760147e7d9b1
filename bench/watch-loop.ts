// Loaded into a product under measurement: writes down how long its event loop stood still, and how busy its processor was.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const file = process.env['BENCH_LOOP_FILE']
if (file) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  // From the signal to the end: the start of a server is another matter.
  let before = process.cpuUsage()
  process.on('SIGUSR2', () => {
    delay.reset()
    before = process.cpuUsage()
  })
  process.on('exit', () => {
    const ms = (nanoseconds: number) => nanoseconds / 1e6
    const { user, system } = process.cpuUsage(before)
    const busyMs = (user + system) / 1000
    writeFileSync(file, JSON.stringify({ longestMs: ms(delay.max), p99Ms: ms(delay.percentile(99)), busyMs }))
  })
}
