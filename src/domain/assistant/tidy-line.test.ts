// Checks that a link leads to a page that was found, with what the page is asked, and to no other.
import { expect, test } from 'vitest'
import { tidyText } from './tidy-line.ts'

const quote = '/quote?procedure=porcelain-veneers&count=8'
const rules = {
  paths: new Map([
    [quote, 'Get a quote'],
    ['/procedures/hip-replacement', 'Hip replacement'],
    ['/procedures/hip-replacement#price', 'Hip replacement: Price'],
  ]),
  phones: new Set<string>(),
}

test.each([
  [`Ask [for all 8](${quote}).`, `Ask [for all 8](${quote}).`],
  [`Ask at ${quote} now.`, `Ask at [Get a quote](${quote}) now.`],
  ['See [Price](/en/procedures/hip-replacement#price).', 'See [Price](/procedures/hip-replacement#price).'],
  ['See [it](/procedures/hip-replacement?from=you).', 'See [it](/procedures/hip-replacement).'],
  ['Ask [for 99](/quote?procedure=porcelain-veneers&count=99).', 'Ask for 99.'],
])('%s', (text, shown) => {
  expect(tidyText(text, rules)).toMatchObject({ shown, isBroken: false })
})

test('a page that was not found leaves a sentence that lacks something', () => {
  expect(tidyText('Ask at /quote?count=99 now.', rules).isBroken).toBe(true)
})
