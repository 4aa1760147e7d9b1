// Guards that a legal text keeps every word when it is cut into sections.
import { expect, test } from 'vitest'
import type { Block } from '#kernel/rich-text.ts'
import { cutIntoSections } from './present-legal.server.ts'

const heading = (text: string): Block => ({ kind: 'heading', text: [text] })
const paragraph = (text: string): Block => ({ kind: 'paragraph', text: [text] })

test('a section for every heading, and what stands before the first is the introduction', () => {
  const blocks = [paragraph('a'), heading('Who we are'), paragraph('b'), paragraph('c'), heading('Law'), paragraph('d')]
  expect(cutIntoSections(blocks)).toEqual({
    introduction: [paragraph('a')],
    sections: [
      { id: 'who-we-are', title: 'Who we are', blocks: [paragraph('b'), paragraph('c')] },
      { id: 'law', title: 'Law', blocks: [paragraph('d')] },
    ],
  })
})

test('two headings alike get addresses of their own', () => {
  expect(cutIntoSections([heading('Law'), heading('Law')]).sections.map(({ id }) => id)).toEqual(['law', 'law-2'])
})

test('Arabic headings keep their letters in the address', () => {
  expect(cutIntoSections([heading('## من نحن')]).sections[0]?.id).toBe('من-نحن')
})

test('a text without headings is all introduction', () => {
  expect(cutIntoSections([paragraph('a')])).toEqual({ introduction: [paragraph('a')], sections: [] })
})
