// Guards that no text of the site or the sample packs promises a check of licences: the link beside each says what can be done there.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { arabic } from '#texts/ar.ts'
import { english } from '#texts/en.ts'

const licences = /licen[cs]es?\b|ترخيص|تراخيص/i
const checking = /\bcheck|\bverif|\blook(?:ed)? .*\bup\b|تحقّ?ق|راجعه في/i
/** What the link says, by what the register can show. */
const links = /^meta\.licence\./
/** Read by the clinic's own people. */
const desk = /^(?:catalogue|desk)\./

/** All strings in a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

const promisesIn = (texts: readonly string[]) =>
  texts.filter((text) => text.split(/(?<=[.!?؟])\s|\n/).some((one) => licences.test(one) && checking.test(one)))

test.each([
  ['en', english],
  ['ar', arabic],
] as const)('no text of the site (%s) says that each licence can be checked', (_, catalogue) => {
  const shown = Object.entries(catalogue).filter(([key]) => !links.test(key) && !desk.test(key))
  expect(promisesIn(shown.flatMap(([, text]) => stringsIn(text)))).toEqual([])
})

test.each(['data/sample-provider', 'data/second-provider'])(
  '%s promises no check of its invented licences',
  async (folder) => {
    const files = ['provider.json', 'practitioners.json', 'packages.json']
    const read = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    expect(promisesIn(read.flatMap((text) => stringsIn(JSON.parse(text))))).toEqual([])
  },
)

test.each([
  '8 practitioners, each with a licence you can check',
  'Every practitioner has a licence number and a link to the register where you can check it.',
  'تحقّق من كل ترخيص في سجل الجهة التي منحته.',
])('"%s" would be found', (sentence) => {
  expect(promisesIn([sentence])).toEqual([sentence])
})
