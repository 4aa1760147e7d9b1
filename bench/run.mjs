// `npm run bench` runs every measurement, `npm run bench -- pages` one of them.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const benches = ['pages', 'import', 'sign-in', 'documents', 'hotels', 'hotel-races', 'inbox', 'lighthouse']
const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : benches) {
  if (!benches.includes(name)) {
    process.stderr.write(`There is no bench ${name}; there are: ${benches.join(', ')}\n`)
    process.exit(2)
  }
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
