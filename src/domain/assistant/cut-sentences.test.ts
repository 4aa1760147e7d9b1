// Checks that sentences are cut at the same places, whatever pieces they come in.
import { expect, test } from 'vitest'
import { createSentenceCutter } from './cut-sentences.ts'

function cutInto(pieces: readonly string[]) {
  const cutter = createSentenceCutter()
  return [...pieces.flatMap((piece) => cutter.push(piece)), ...cutter.end()]
}

test.each([
  ['It heals. You fly home! Do you? Yes.', ['It heals.', 'You fly home!', 'Do you?', 'Yes.']],
  ['Ask Dr. Sample, e.g. today. Then rest.', ['Ask Dr. Sample, e.g. today.', 'Then rest.']],
  ['“It heals.” She said so.', ['“It heals.”', 'She said so.']],
  ['It costs AED 1.50 (approx. 2). Good.', ['It costs AED 1.50 (approx. 2).', 'Good.']],
  ['هل يؤلم؟ قليلًا. اسأل د. نموذج.', ['هل يؤلم؟', 'قليلًا.', 'اسأل د. نموذج.']],
  ['Rest here.   \t Then go', ['Rest here.', 'Then go']],
  [
    'A name of so many letters that nothing of its beginning is looked at again. So.',
    ['A name of so many letters that nothing of its beginning is looked at again.', 'So.'],
  ],
])('%s', (text, sentences) => {
  for (const pieces of [[text], Array.from(text), text.split(/(?<=\s)/u), text.split(/(?=\s)/u)]) {
    expect(cutInto(pieces).map((one) => one.text)).toEqual(sentences)
  }
})

test('lines are counted, and the mark at the beginning of each is told of all its sentences', () => {
  const text = 'First.\n- One. Two.\r\n\n1. Three.\n> Four'
  const expected = [
    { text: 'First.', prefix: '', line: 0 },
    { text: 'One.', prefix: '- ', line: 1 },
    { text: 'Two.', prefix: '- ', line: 1 },
    { text: 'Three.', prefix: '- ', line: 3 },
    { text: 'Four', prefix: '> ', line: 4 },
  ]
  expect(cutInto([text])).toEqual(expected)
  expect(cutInto(Array.from(text))).toEqual(expected)
})
