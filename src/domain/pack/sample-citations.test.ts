// Guards that the samples give a day to fly only where a source that was read says it, and leave every other to the surgeon.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homeDayOf } from '#kernel/days-to-fly.ts'
import { arabic } from '#texts/ar.ts'
import { english } from '#texts/en.ts'
import { readPack } from './read-pack.ts'

const packs = ['data/sample-provider', 'data/second-provider']
/** The one page with days to fly that was read at its publisher's. */
const read = 'https://www.nhs.uk/chq/Pages/2615.aspx?CategoryID=69'

test.each(packs)('%s cites the page that was read, and no other', async (folder) => {
  const { pack } = await readPack(folder)
  const cited = pack?.procedures.flatMap(({ slug, flySourceUrl: url }) => (url === null ? [] : [{ slug, url }]))
  expect(cited?.filter(({ url }) => url !== read)).toEqual([])
})

test.each(packs)('where %s has no day to fly, the text of the procedure gives none either', async (folder) => {
  const { pack } = await readPack(folder)
  const without = pack?.procedures.filter((one) => homeDayOf(one) === null) ?? []
  expect(without.length).toBeGreaterThan(0)
  const texts = await Promise.all(
    without.flatMap(({ slug }) =>
      ['.md', '.ar.md'].map((end) => readFile(join(folder, 'procedures', `${slug}${end}`), 'utf8')),
    ),
  )
  const figure = /may fly from|(?:السفر|سفرك)[^.،]*(?:ابتداءً )?من (?:هذا )?اليوم/
  expect(texts.flatMap((text) => text.split('\n').filter((line) => figure.test(line)))).toEqual([])
})

test('clot prevention is named by the pages of hip and knee, not by what stands beside every release', async () => {
  for (const text of [english['procedure.flyReleaseDetail'], arabic['procedure.flyReleaseDetail']]) {
    expect(text).not.toMatch(/clot|جلط/)
  }
  for (const slug of ['hip-replacement', 'knee-replacement']) {
    expect(await readFile(`data/sample-provider/procedures/${slug}.md`, 'utf8')).toMatch(/clear you.* clots/)
  }
})
