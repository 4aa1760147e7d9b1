// Guards what may become part of the address of the analytics tag.
import { expect, test } from 'vitest'
import { isTagId } from './tag-id.ts'

test.each(['G-ABC123', 'G-TEST00001', 'GT-XYZ'])('%s is a tag', (id) => {
  expect(isTagId(id)).toBe(true)
})

test.each([
  undefined,
  '',
  'G-',
  'g-abc123',
  'UA-123-1',
  'GTM-ABC123',
  'AW-123456',
  'G-ABC&l=other',
  'G-ABC 123',
  'G-ABC123\n',
  'G-<script>',
  `G-${'A'.repeat(21)}`,
])('%j is none', (id) => {
  expect(isTagId(id)).toBe(false)
})
