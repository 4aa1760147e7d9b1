// The sections of a procedure page.
import { expect, test } from 'vitest'
import { readFaults, SamplePack } from './sample-pack.test-support.ts'

const file = 'procedures/knee-replacement.md'

/** What is wrong, what it replaces, what is planted (▶ where it must be told), and what the message must hold. */
const cases: [string, string, string, string][] = [
  ['an image', 'A new knee.', 'A ▶![knee](/k.png).', 'an image is not kept here'],
  ['raw HTML', 'A new knee.', 'A ▶<u>new knee.', 'raw HTML is not kept here'],
  ['code', 'A new knee.', 'A `▶`.'.replace('`▶`', '▶`knee`'), 'code is not kept here'],
  ['a code block', 'A new knee.', '▶```\nknee\n```\n', 'a code block is not kept here'],
  ['a table', 'A new knee.', '▶| a | b |\n|---|---|\n| 1 | 2 |\n\nText.', 'a table is not kept here'],
  ['a quotation', 'A new knee.', '▶> Knee.\n\nText.', 'a quotation is not kept here'],
  ['italics', 'A new knee.', 'A ▶*new* knee.', 'text in italics is not kept here'],
  ['a forced line break', 'A new knee.', 'A new knee.▶  \nBent.', 'a forced line break'],
  ['a dividing line', 'A new knee.', 'A new knee.\n\n▶***\n\nText.', 'a dividing line is not kept here'],
  ['a link to a script', 'A new knee.', 'A [▶knee](javascript:alert).'.replace('[▶', '▶['), 'must start with https://'],
  ['a link to another host without scheme', 'A new knee.', 'A ▶[knee](//evil.example).', 'must start with https://'],
  [
    'a link by reference',
    'A new knee.',
    'A ▶[knee][1].\n\n▶[1]: https://k.example\n\nText.',
    'a link by reference is not kept',
  ],
  ['bold in a link', 'A new knee.', 'A [▶**knee**](/k).', 'bold is not kept here; only plain words in a link'],
  [
    'a heading of its own',
    '- People in pain',
    '▶### More\n\n- People in pain',
    'a heading is not kept here; only a list',
  ],
  [
    'a list where paragraphs go',
    'A new knee.',
    '▶- A new knee.\n\nText.',
    'section "What it is" holds paragraphs only',
  ],
  ['text where a list goes', '- People in pain', '▶Some.\n\n- People in pain', 'section "Who it is for" is one list'],
  ['a second list', '- People in pain', '- People in pain\n\n▶* Others', 'here a second one starts'],
  ['steps without numbers', '1. You sleep.\n2. You wake.', '▶- You sleep.', 'section "Steps" is one numbered list'],
  ['a list inside a list', '- People in pain', '- People\n  ▶- in pain', 'a list inside a list is not kept here'],
  ['two paragraphs in an item', '- People in pain', '- People\n\n  ▶in pain', 'a list item holds one paragraph only'],
  ['an empty item', '- People in pain', '- People\n▶-', 'this list item is empty'],
  ['a section that is missing', '## Aftercare\nWe call you.\n\n', '', 'section "Aftercare" is missing'],
  ['a section that is empty', '## Aftercare\nWe call you.', '▶## Aftercare', 'section "Aftercare" is empty'],
  ['a section twice', '## Aftercare', '## Aftercare\nOnce.\n\n▶## Aftercare', 'section "Aftercare" stands twice'],
  [
    'a section in another language',
    '## Aftercare',
    '▶## Nachsorge\nText.\n\n## Aftercare',
    'unknown section "Nachsorge"',
  ],
  ['a misspelt section', '## Aftercare', '▶## After-care', 'unknown section "After-care"; did you mean "Aftercare"?'],
  ['a second title', '## Aftercare', '▶# Aftercare\n\n## Aftercare', 'a # title may only stand in the first line'],
  ['text before the sections', '# Title', '▶Hello.', 'text before the first section'],
  [
    'an item without its time',
    '- Week 2: Stitches',
    '- ▶Soon: Stitches',
    '"Soon: Stitches out." must start with when it is',
  ],
  ['a time in another language', '- Week 2: Stitches', '- ▶Woche 2: Stitches', 'must start with when it is'],
  ['a time without text', '- Week 2: Stitches out.', '- ▶Week 2:', '"Week 2:" says nothing'],
  ['a time that ends before it starts', '- Week 2:', '- ▶Week 3-2:', '"Week 3-2:" ends before it starts'],
  [
    'a day that goes back',
    '- Week 2: Stitches',
    '- Day 7: Rest\n- ▶Day 6: Stitches',
    '"Day 6:" goes back in time; it stands after day 7',
  ],
  [
    'a week that goes back',
    '- Month 3: You run.',
    '- Month 3: You run.\n- ▶Week 4: You rest.',
    'it stands after month 3',
  ],
  [
    'a day that goes back behind a month',
    '- Month 3: You run.',
    '- Month 3: You run.\n- ▶Day 10: You rest.',
    'after month 3',
  ],
  [
    'a condition in other words',
    '(may change if you heal slowly)',
    '(may change when slow)',
    'must end with "(may change if ...)"',
  ],
  ['bold in a price line', '- The operation', '- The ▶**operation**', 'only plain words in a line of the price'],
  [
    'a question without answer',
    '### Does it hurt?\nA little.',
    '▶### Does it hurt?',
    'the question "Does it hurt?" has no answer',
  ],
  ['text before the first question', '### Does', '▶Ask us.\n\n### Does', 'text before the first question'],
]

test.each(cases)('%s is refused in its place', async (title, from, to, message) => {
  const { told, marked, messages } = await readFaults(new SamplePack().change(file, from, to))
  expect(messages.join('\n')).toContain(message)
  if (marked.length > 0) expect(told).toEqual(marked)
  else expect(told, title).toHaveLength(1)
})

test('a section moved is one fault, whichever way it was moved', async () => {
  const pack = new SamplePack()
  const text = pack.text(file)
  const last = text.slice(text.indexOf('## Questions'))
  const moved = text.replace(last, '').replace('## Steps', `▶${last}\n## Steps`)
  const { told, marked, messages } = await readFaults(pack.set(file, moved))
  expect(told).toEqual(marked)
  expect(messages[0]).toBe('section "Questions and answers" is out of order; it comes after "Aftercare"')
})

test('a page is read into its parts', async () => {
  const { pack } = await new SamplePack().read()
  const text = pack?.procedures[0]?.text
  expect(text?.['en']?.whatItIs).toEqual([
    {
      kind: 'paragraph',
      text: [
        'A new hip. It is ',
        { bold: 'safe' },
        ' and ',
        { link: 'https://joint.example/about', text: 'explained' },
        ' over two lines.',
      ],
    },
  ])
  expect(text?.['en']?.steps).toEqual([{ kind: 'list', ordered: true, items: [['You sleep.'], ['You wake.']] }])
  expect(text?.['en']?.recovery).toEqual([
    { unit: 'day', from: 0, to: 0, text: ['You rest.'] },
    { unit: 'day', from: 1, to: 3, text: ['You walk.'] },
    { unit: 'week', from: 2, to: 2, text: ['Stitches out.'] },
    { unit: 'month', from: 3, to: 3, text: ['You run.'] },
  ])
  expect(text?.['en']?.included).toEqual([
    { text: 'The operation', mayChangeIf: null },
    { text: 'The stay', mayChangeIf: 'you heal slowly' },
  ])
  expect(text?.['ar']?.included[1]).toEqual({ text: 'The stay', mayChangeIf: 'you heal slowly' })
  expect(text?.['en']?.notIncluded).toEqual(['Flights'])
  expect(text?.['en']?.questions[0]).toEqual({
    question: 'Does it hurt?',
    answer: [{ kind: 'paragraph', text: ['A little.'] }],
  })
})

test('weeks and months that may overlap are no going back', async () => {
  const pack = new SamplePack().change(
    file,
    '- Week 2: Stitches out.',
    '- Day 10: Stitches out.\n- Week 2: Walk.\n- Week 6: Swim.\n- Month 1-2: Drive.',
  )
  expect((await pack.read()).faults).toEqual([])
})

test('pages without a procedure, or in languages of no use, are refused by name', async () => {
  const pack = new SamplePack()
  const sound = pack.text(file)
  const { told, messages } = await readFaults(
    pack
      .set('procedures/hip-replacement.en.md', sound)
      .set('procedures/hip-replacement.fr.md', sound)
      .set('procedures/hip-replacement.AR.md', sound)
      .set('procedures/hip-replacment.md', sound),
  )
  expect(told).toEqual([
    'procedures/hip-replacement.AR.md:1:1',
    'procedures/hip-replacement.en.md:1:1',
    'procedures/hip-replacement.fr.md:1:1',
    'procedures/hip-replacment.md:1:1',
  ])
  expect(messages).toEqual([
    '"AR" in the name of the file must be written "ar"',
    '"en" is the first language, written in procedures/hip-replacement.md',
    '"fr" is not among the languages of provider.json',
    'procedures.csv has no procedure "hip-replacment"; did you mean "hip-replacement"?',
  ])
})
