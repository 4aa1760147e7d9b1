// What people type is kept as they see it: what nobody sees is taken out, what scripts and pictures need stays.
import { expect, test } from 'vitest'
import { contactMessage } from './contact.ts'
import { oneLine, onlyShown, writtenText } from './written-text.ts'

const name = oneLine(120).min(1)
const text = writtenText(2000).min(1)

test.each([
  ['\u202egpj.exe \u2067abc', 'gpj.exe abc'],
  ['\u200eJane\u200f \u061cDoe\u2069', 'Jane Doe'],
  ['Ja\u200bne\ufeff\u2060', 'Jane'],
  ['\u200dJane\u200c', 'Jane'],
  ['Jane\r\nBcc:\u0000 x', 'Jane Bcc: x'],
])('a name has nothing that turns it round or that nobody sees: %j', (given, kept) => {
  expect(name.parse(given)).toBe(kept)
})

test('text keeps its lines, and loses what turns or splits it', () => {
  expect(text.parse('Chest\n\tpa\u200bin \u2067here\u2069\u0007')).toBe('Chest\n\tpain here')
})

test.each([
  ['Persian, which joins by it', 'می\u200cخواهم'],
  ['Sinhala, which joins by it', 'ක්\u200dෂ'],
  ['a family in one picture', '👩\u200d👩\u200d👧'],
  ['a red heart', '❤\ufe0f'],
  ['Arabic with its marks', 'مُحَمَّد'],
])('%s stays as it is', (_, written) => {
  expect([name.parse(written), text.parse(written)]).toEqual([written, written])
})

test.each(['\u200b', '\u200b\u200b', '\u200d \u200c', '\u3164', '\u2800', '\ufe0f', '\u00ad', ' \u2066\u2069\n'])(
  'what nobody can see is nothing: %j',
  (given) => {
    expect(name.safeParse(given).success).toBe(false)
    expect(text.safeParse(given).success).toBe(false)
  },
)

test('a form hears which field is empty', () => {
  const given = { name: '\u200b', email: 'a@b.example', phone: '', text: '\u2800', language: 'en', consent: true }
  const { error } = contactMessage.safeParse(given)
  expect(error?.issues.map(({ path }) => path.join())).toEqual(['name', 'text'])
})

test('100,000 letters that nobody sees, between two that are seen, are gone over once', () => {
  for (const hidden of [' ', '\n', '\t ', '\u200d', '\u200b\n']) {
    const text = `x${hidden.repeat(100_000)}x`
    expect(onlyShown(text)).toMatch(/^x.*x$/s)
    expect(oneLine(text.length).parse(text)).toMatch(/^x.?.*x$/s)
  }
})
