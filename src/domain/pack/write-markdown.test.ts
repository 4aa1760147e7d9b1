// Rich text written as markdown: plain where it can be, and read back as it was whatever its words are.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProcedureText } from '#domain/procedures/procedure.ts'
import type { Block, Inline } from '#kernel/rich-text.ts'
import { readProcedureText } from './read-procedure-text.ts'
import { readRichText } from './read-rich-text.ts'
import { Source } from './source.ts'
import { writeBlocks } from './write-markdown.ts'
import { writeProcedurePage } from './write-procedure-text.ts'

const paragraph = (...text: Inline[]): Block => ({ kind: 'paragraph', text })
const list = (...items: string[]): Block => ({ kind: 'list', ordered: false, items: items.map((item) => [item]) })

test('ordinary words are written as they are', () => {
  const blocks: Block[] = [
    { kind: 'heading', text: ['Scope & care'] },
    paragraph(
      'It costs 3.50 (may vary), is ',
      { bold: 'safe' },
      ' and ',
      { link: 'https://a.example/b?c=d&e=f', text: 'told' },
      '.',
    ),
    list('one - two', 'ب'),
    { kind: 'list', ordered: true, items: [['First.'], ['Second.']] },
  ]
  expect(writeBlocks(blocks)).toBe(`## Scope & care

It costs 3.50 (may vary), is **safe** and [told](https://a.example/b?c=d&e=f).

- one - two
- ب

1. First.
2. Second.`)
})

test('what would mean something else is escaped, and lists stay two', () => {
  const blocks = [paragraph('1. No list'), paragraph('a*b*c <br> &amp;'), list('# no heading'), list('another')]
  const written = writeBlocks(blocks)
  expect(readRichText(written)).toEqual({ blocks, faults: [] })
  expect(written).toContain('* another')
})

/** Words as a page can have them: none at the ends but letters and marks, no line breaks. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from('ab ب1.)*_[]()<>&!~|#+-=`\\"\'/:😀\t')),
      fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme' }),
    ),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map((parts) =>
    parts
      .join('')
      .replace(/[^\P{C}\t]/gu, '')
      .trim(),
  )
  .filter((text) => text !== '' && text.isWellFormed())
const link = fc.constantFrom(
  'https://a.example/(b)_c_',
  '/contact?x=<y>&amp;',
  'mailto:a@b.example',
  'tel:+97140000000',
)
const part: fc.Arbitrary<Inline> = fc.oneof(
  fc.tuple(fc.constantFrom('', ' '), words, fc.constantFrom('', ' ')).map((parts) => parts.join('')),
  words.map((bold) => ({ bold })),
  fc.record({ link, text: words }),
)
/** The ends of a line are never spaces, and there are no two plain parts in a row. */
const line = fc
  .array(part, { minLength: 1, maxLength: 5 })
  .map((parts) => parts.filter((one, at) => typeof one !== 'string' || typeof parts[at - 1] !== 'string'))
  .map((parts) =>
    parts.map((one, at) => {
      if (typeof one !== 'string') return one
      const start = at === 0 ? one.trimStart() : one
      return at === parts.length - 1 ? start.trimEnd() : start
    }),
  )
const anyParagraph = line.map((text): Block => ({ kind: 'paragraph', text }))
const anyList = (ordered: boolean) =>
  fc.array(line, { minLength: 1, maxLength: 4 }).map((items): Block => ({ kind: 'list', ordered, items }))
const heading = line.map((text): Block => ({ kind: 'heading', text }))
const block = fc.oneof(anyParagraph, anyList(false), anyList(true))

test('whatever the words, what is written is read as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(block, heading), { maxLength: 5 }), (blocks) => {
      expect(readRichText(writeBlocks(blocks))).toEqual({ blocks, faults: [] })
    }),
    { numRuns: 400 },
  )
})

const days = fc.integer({ min: 0, max: 30 })
const phase = fc.record({ unit: fc.constant('day' as const), from: days, text: line })
const plain = words.filter((text) => !/[()]/.test(text))
const page: fc.Arbitrary<ProcedureText> = fc.record({
  whatItIs: fc.array(anyParagraph, { minLength: 1, maxLength: 3 }),
  whoItIsFor: anyList(false).map((one) => [one]),
  whoItIsNotFor: anyList(false).map((one) => [one]),
  steps: anyList(true).map((one) => [one]),
  recovery: fc
    .array(phase, { minLength: 1, maxLength: 3 })
    .map((phases) => phases.sort((one, other) => one.from - other.from).map((one) => ({ ...one, to: one.from + 2 }))),
  risks: fc.array(block, { minLength: 1, maxLength: 3 }),
  included: fc.array(fc.record({ text: plain, mayChangeIf: fc.option(plain) }), { minLength: 1, maxLength: 3 }),
  notIncluded: fc.array(plain, { minLength: 1, maxLength: 3 }),
  aftercare: fc.array(block, { minLength: 1, maxLength: 3 }),
  questions: fc.array(fc.record({ question: words, answer: fc.array(block, { minLength: 1, maxLength: 2 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
})

test.for(['en', 'ar'])('whatever the page of a procedure in %s, its file is read as it was', (language) => {
  fc.assert(
    fc.property(page, (text) => {
      const faults: never[] = []
      expect(readProcedureText(new Source('page.md', writeProcedurePage(text, language), faults))).toEqual(text)
      expect(faults).toEqual([])
    }),
    { numRuns: 100 },
  )
})
