// Guards that the drawn ladder is the provider's own, and that none is drawn where the terms hold none.
import { expect, test } from 'vitest'
import type { Block } from '#kernel/rich-text.ts'
import { findLadder } from './find-ladder.server.ts'

const heading: Block = { kind: 'heading', text: ['Cancellation'] }
const paragraph: Block = { kind: 'paragraph', text: ['One ladder holds for ', { bold: 'everything' }, '.'] }
const list = (...items: string[]): Block => ({ kind: 'list', ordered: false, items: items.map((item) => [item]) })
const rungs = ['30 days or more before: you get back 100 %', 'fewer than 7 days before: 25 %']

test('a falling list of shares, with its heading and the words before it', () => {
  expect(findLadder([list('a', 'b'), heading, paragraph, list(...rungs)])).toEqual({
    title: 'Cancellation',
    introduction: 'One ladder holds for everything.',
    rungs: [
      { when: '30 days or more before', text: 'you get back 100 %', percent: 100 },
      { when: 'fewer than 7 days before', text: '25 %', percent: 25 },
    ],
  })
})

test('Arabic terms are read as well', () => {
  const ladder = findLadder([heading, list('قبل 30 يومًا أو أكثر: تسترد 100 % مما دفعته', 'قبل 15 إلى 29 يومًا: 75 %')])
  expect(ladder?.rungs.map(({ percent }) => percent)).toEqual([100, 75])
})

test.each([
  ['no list', [heading, paragraph]],
  ['a list without shares', [heading, list('one: two', 'three: four')]],
  ['shares that rise', [heading, list('early: 25 %', 'late: 100 %')]],
  ['an item with two shares', [heading, list('early: 100 % or 90 %', 'late: 25 %')]],
  ['no heading to name it', [list(...rungs)]],
  ['two such lists', [heading, list(...rungs), list(...rungs)]],
] as [string, Block[]][])('none for %s', (_, blocks) => {
  expect(findLadder(blocks)).toBeNull()
})
