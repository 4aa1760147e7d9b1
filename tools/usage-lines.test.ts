// Checks that the second column of a usage begins in one place, whatever stands in the first.
import { expect, test } from 'vitest'
import { verbs } from './provider-verbs.ts'
import { usageLines } from './usage-lines.ts'

test('what every verb does begins in one column, and no line is wider than a wide terminal', () => {
  const lines = usageLines(Object.values(verbs).map(({ usage }) => usage)).split('\n')
  for (const line of lines) {
    expect(line.length).toBeLessThan(125)
    const isBelow = line.startsWith('   ')
    if (isBelow) expect(line.search(/\S/)).toBe(36)
    else if (line.length > 36 && line[35] === ' ') expect(line[36]).not.toBe(' ')
  }
  for (const { usage } of Object.values(verbs))
    expect(lines.some((line) => line.startsWith(`  ${usage[0]}`))).toBe(true)
})
