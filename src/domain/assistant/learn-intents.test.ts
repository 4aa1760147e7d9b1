// What is learnt from examples: the same each time, right for lines that were left out, and from lines that are in order.
import { beforeAll, expect, test } from 'vitest'
import { type Language, languages } from '#kernel/language.ts'
import { openClassifier } from './classify-question.ts'
import { learnIntents } from './learn-intents.ts'
import type { Learnt } from './model.ts'
import { featuresOf } from './question-features.ts'
import type { WrittenExample } from './read-examples.ts'
import { readWishes, type Wish } from './wish.ts'

const examples = {} as Record<Language, WrittenExample<Wish>[]>
const atOnce = () => Promise.resolve()

beforeAll(async () => {
  for (const language of languages) examples[language] = await readWishes(language)
})

const learn = (lines: readonly WrittenExample<Wish>[], language: Language): Promise<Learnt<Wish>> =>
  learnIntents(
    lines.map(({ label, question }) => ({ label, features: featuresOf(question, language) })),
    atOnce,
  )

/** Stretches of lines rather than single ones: who writes several in a row repeats how they are made. */
function leaveOut(lines: readonly WrittenExample<Wish>[]): {
  kept: WrittenExample<Wish>[]
  left: WrittenExample<Wish>[]
} {
  const byWish = Map.groupBy(lines, ({ label }) => label)
  const isLeft = new Set([...byWish.values()].flatMap((own) => own.slice(0, Math.floor(own.length / 5))))
  return { kept: lines.filter((one) => !isLeft.has(one)), left: lines.filter((one) => isLeft.has(one)) }
}

test.for(languages)(
  'of lines in %s that were left out half are told at once, and three in four among three',
  async (language) => {
    const { kept, left } = leaveOut(examples[language])
    const learnt = await learn(kept, language)
    const ranks = left.map(({ label, question }) =>
      learnt(featuresOf(question, language)).findIndex((guess) => guess.label === label),
    )
    expect(left.length).toBeGreaterThan(400)
    expect(ranks.filter((rank) => rank === 0).length / left.length).toBeGreaterThan(0.5)
    expect(ranks.filter((rank) => rank < 3).length / left.length).toBeGreaterThan(0.7)
  },
)

test('the same examples teach the same, and what is likely adds up to one', async () => {
  const some = examples.en.filter((_, at) => at % 9 === 0)
  const [one, other] = [await learn(some, 'en'), await learn(some, 'en')]
  for (const question of ['how much is that', 'can my mum have it', 'zzz', '']) {
    const guesses = one(featuresOf(question, 'en'))
    expect(other(featuresOf(question, 'en'))).toEqual(guesses)
    expect(guesses.reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(1)
  }
})

test.for([
  ['what would I be looking at money wise', 'en', 'cost'],
  ['do you pass my details on to anybody', 'en', 'privacy'],
  ['how many mg of tramadol may I take', 'en', 'dosage'],
  ['write me a poem about the sea', 'en', 'elsewhere'],
  ['كم تبلغ الكلفة كلها', 'ar', 'cost'],
  ['متى أقدر أركب الطيارة', 'ar', 'flying'],
  ['اكتب لي قصيدة عن البحر', 'ar', 'elsewhere'],
] as const)('“%s” (%s) is likeliest %s', async ([question, language, wish]) => {
  const classify = await openClassifier()
  expect(classify(question, language)[0]?.label).toBe(wish)
})

test('what names something is left out: another name in its place is the same question', async () => {
  const classify = await openClassifier()
  const at = (name: string) => classify(`how long does a ${name} take`, 'en', new Set([4]))
  expect(at('vitrectomy')).toEqual(at('zebra'))
})
