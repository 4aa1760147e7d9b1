// Makes the hotels.json of the two sample providers: forty invented hotels each, the same every time.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { jsonInLines } from './json-in-lines.ts'
import { sampleHotel } from './sample-hotel.ts'
import { samplePlaces } from './sample-hotel-places.ts'
import { print } from './say.ts'

const shipped = fileURLToPath(new URL('../data', import.meta.url))
const usage = `Usage: node tools/make-sample-hotels.ts [DIR]
Writes hotels.json into the folders sample-provider and second-provider in DIR (data).`

const [given, ...more] = process.argv.slice(2)
if (given?.startsWith('-') || more.length > 0) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 2
} else {
  for (const place of samplePlaces) {
    const folder = join(given === undefined ? shipped : resolve(given), place.folder)
    await mkdir(folder, { recursive: true })
    const file = join(folder, 'hotels.json')
    const hotels = place.names.map((name, at) => sampleHotel(place, name, at))
    await writeFile(file, `${jsonInLines(hotels, 160)}\n`)
    print(`${place.names.length} hotels in ${file}`)
  }
}
