// Checks what counts as rich text, and the words alone.
import { expect, test } from 'vitest'
import { block, plainText } from './rich-text.ts'

test('the words alone keep what is bold and what links say', () => {
  expect(plainText(['Take ', { bold: 'two' }, ' of ', { link: 'https://pills.example', text: 'these' }, '.'])).toBe(
    'Take two of these.',
  )
  expect(plainText([])).toBe('')
})

test('paragraphs, headings and lists are blocks, anything else is refused', () => {
  const text = ['a', { bold: 'b' }, { link: '/x', text: 'c' }]
  for (const good of [
    { kind: 'paragraph', text },
    { kind: 'heading', text },
    { kind: 'list', ordered: true, items: [text, []] },
  ]) {
    expect(block.parse(good)).toEqual(good)
  }
  for (const bad of [
    { kind: 'table', text },
    { kind: 'list', items: [text] },
    { kind: 'paragraph', text: [{ html: '<b>' }] },
    { kind: 'paragraph', text: 'a' },
  ]) {
    expect(block.safeParse(bad).success).toBe(false)
  }
})
