// Guards what an answer may turn into: paragraphs, lists, quotes and links of this site; everything else stays text.
import { expect, test } from 'vitest'
import { isOwnLink, parseResponse, plainText } from './parse-response.ts'

test('paragraphs, lists and quotes are told apart, and a quote holds lists of its own', () => {
  expect(parseResponse('One.\nTwo.\n\n- a\n- b\nThree.\n> Said.\n>\n> - c')).toEqual([
    { kind: 'paragraph', lines: [['One.'], ['Two.']] },
    { kind: 'list', items: [['a'], ['b']] },
    { kind: 'paragraph', lines: [['Three.']] },
    {
      kind: 'quote',
      blocks: [
        { kind: 'paragraph', lines: [['Said.']] },
        { kind: 'list', items: [['c']] },
      ],
    },
  ])
})

test('links lead to pages of this site and to telephones, in the middle of a line', () => {
  expect(parseResponse('See [the price](/procedures/hip#price), or call [us](tel:+97140000000).')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          'See ',
          { link: '/procedures/hip#price', text: 'the price' },
          ', or call ',
          { link: 'tel:+97140000000', text: 'us' },
          '.',
        ],
      ],
    },
  ])
})

test.each([
  'https://evil.example',
  '//evil.example/x',
  '/\\evil.example',
  '/a\\b',
  'javascript:alert(1)',
  'tel:*21*5#',
  'mailto:a@b.example?cc=c@d.example',
  'https://wa.me/971?text=x',
  'https://wa.me.evil.example/971',
  'data:text/html,x',
  'procedures',
])('%s is no link: it stays the text that it is', (to) => {
  expect(isOwnLink(to)).toBe(false)
  expect(parseResponse(`a [b](${to}) c`)).toEqual([{ kind: 'paragraph', lines: [[`a [b](${to}) c`]] }])
})

test('markup of any other kind is text', () => {
  const text = '**bold** <img src=x onerror=alert(1)> # head `code` ![p](/art/x.png'
  expect(parseResponse(text)).toEqual([{ kind: 'paragraph', lines: [[text]] }])
})

test('read out, there are no marks', () => {
  expect(plainText('The price:\n\n> From EUR 900.\n> - implant\n\nSee [prices](/procedures/hip#price).')).toBe(
    'The price:\nFrom EUR 900.\nimplant\nSee prices.',
  )
})

test('half of a link, as it comes in pieces, is shown as it stands', () => {
  expect(plainText('See [the pri')).toBe('See [the pri')
})
