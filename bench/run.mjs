// `npm run bench` runs every measurement, `npm run bench -- pages` one of them; what begins with a dash is told to it.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const benches = [
  'pages',
  'import',
  'sign-in',
  'documents',
  'hotels',
  'hotel-races',
  'checkout-kills',
  'last-room',
  'checkouts',
  'inbox',
  'assistant',
  'lighthouse',
]
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const options = process.argv.slice(2).filter((word) => word.startsWith('-'))
for (const name of asked.length > 0 ? asked : benches) {
  if (!benches.includes(name)) {
    process.stderr.write(`There is no bench ${name}; there are: ${benches.join(', ')}\n`)
    process.exit(2)
  }
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  const { status } = spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
