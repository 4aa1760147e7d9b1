// What is refused before it is parsed: texts that would hold up everyone else.
import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { sectionKeys } from './read-procedure-text.ts'
import { readRichText } from './read-rich-text.ts'
import { readFaults, SamplePack } from './sample-pack.test-support.ts'
import { textLimits, weigh } from './text-limits.ts'

const tooManySigns =
  'the text has too many signs of markdown, such as * [ ] < or lines of a list; at most 500 are kept here'
const nested = 'quotations and lists inside each other are not kept here; only paragraphs and lists'

test.each([
  ['quotations in each other', `Text.\n\n${'> '.repeat(9_000)}x`, 1, tooManySigns],
  ['three lists on a line', 'Text.\n\n- - - x', 3, nested],
  ['numbered lists in each other', `${'1. '.repeat(20)}x`, 1, nested],
  ['brackets', `${'['.repeat(9_000)}](`, 1, tooManySigns],
  ['bold and italics', '*a_'.repeat(9_000), 1, tooManySigns],
  ['items without end', '- a\n'.repeat(501), 1, tooManySigns],
  ['titles underlined', 'a\n=\n'.repeat(501), 1, tooManySigns],
  ['comments', '<!-- '.repeat(26), 1, tooManySigns],
  ['escapes', '\\\\'.repeat(2_001), 1, tooManySigns],
  ['lines', 'a\n'.repeat(1_501), 1, 'the text has too many lines; at most 1,500 are kept here'],
  ['characters', 'a'.repeat(60_001), 1, 'the text is too long; at most 60,000 characters are kept here'],
])('%s are refused, and nothing of the text is parsed', (_, text, line, message) => {
  const { blocks, faults } = readRichText(text)
  expect({ blocks, faults }).toEqual({ blocks: [], faults: [{ line, message }] })
})

test('a long text as people write it is read, its escapes counting little', () => {
  const text = '## Why\n\nBecause, said [they](https://c.example), it **is** so \\* and so. '.padEnd(400, 'words ')
  expect(readRichText(`${text}\n\n`.repeat(40)).faults).toEqual([])
  expect(weigh('\\*a\\[')).toEqual({ characters: 5, lines: 0, signs: 0.5 })
})

test('a section of the desk is refused at its path, a page and a section of one in its file', async () => {
  const context = { languages: ['en'], currency: 'AED', timeZone: 'Asia/Dubai', procedures: new Set<string>() }
  const sections = Object.fromEntries(sectionKeys.map((key) => [key, 'x']))
  const read = readDocument('procedure', { text: { en: { ...sections, whatItIs: '> '.repeat(25_000) } } }, context)
  expect('faults' in read && read.faults).toContainEqual({
    path: 'text.en.whatItIs',
    message: 'the text is too long; at most 20,000 characters are kept here',
  })
  const file = 'procedures/knee-replacement.md'
  for (const [added, message] of [
    ['*a_'.repeat(200), 'at most 300 are kept here'],
    ['a'.repeat(200_001), 'at most 200,000 characters are kept here'],
  ] as const) {
    const { messages } = await readFaults(new SamplePack().change(file, 'A new knee.', `A new knee. ${added}`))
    expect(messages.filter((one) => one.includes(message))).toHaveLength(1)
  }
})

test('a link that leads nowhere good is told, and is no link any more', () => {
  for (const address of ['javascript:alert(1)', '//evil.example', '/\\\\evil.example', 'data:text/html,x']) {
    const { blocks, faults } = readRichText(`See [here](${address}).`)
    expect([blocks, faults.length]).toEqual([[{ kind: 'paragraph', text: ['See ', 'here', '.'] }], 1])
  }
})

test('what has more of anything than a list, a name or a line takes is told by its place', () => {
  const context = { languages: ['en'], currency: 'AED', timeZone: 'Asia/Dubai', procedures: new Set<string>() }
  const long = (most: number) => ({ en: 'x'.repeat(most + 1) })
  const read = readDocument(
    'package',
    {
      name: long(200),
      summary: long(500),
      excluded: Array.from({ length: 1_001 }, () => 'x'),
      inside: [{ text: long(500) }],
    },
    context,
  )
  const faults = 'faults' in read ? read.faults.map(({ path, message }) => `${path} ${message.split('; ').at(-1)}`) : []
  expect(faults).toEqual(
    expect.arrayContaining([
      'name.en must be a text of at most 200 characters',
      'summary.en must be a text of at most 500 characters',
      'inside.0.text.en must be a text of at most 500 characters',
      'excluded must be a list in [ ] of at most 1000',
    ]),
  )
  const wrong = readDocument('package', { excluded: Array.from({ length: 900 }, () => ({ xx: 1 })) }, context)
  expect('faults' in wrong && wrong.faults).toHaveLength(200)
  expect(textLimits.page.signs).toBe(3_000)
})
