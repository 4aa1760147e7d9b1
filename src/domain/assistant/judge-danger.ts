// How likely a message tells of danger, learnt from example messages: it knows what nobody wrote a rule for.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '#kernel/language.ts'
import { type Classify, openClassifier } from './classify-question.ts'
import { createPauses } from './create-pauses.ts'
import { dangerFeatures } from './danger-features.ts'
import { type Example, learnModel } from './learn-intents.ts'
import { once, readOrLearn } from './learn-once.ts'
import { guessBy, type Learnt, type Model } from './model.ts'
import { readWishes } from './wish.ts'

export type DangerExample = { file: string; isDanger: boolean; text: string }
/** 0 to 1. */
export type JudgeDanger = (text: string) => number

let judge: JudgeDanger | undefined

/** Learnt once for the whole process. @throws Error where an example cannot be read */
export const openDangerJudge = once(async (): Promise<JudgeDanger> => {
  const own = await readOrLearn('danger', labels, async () => learnDangerModel(await readDangerExamples()))
  judge = judgeTogether(byFeatures(own), await openClassifier())
  return judge
})

/** Undefined until it is learnt: then the rules speak alone. */
export const likelyDanger = (text: string): number | undefined => judge?.(text)

/** The share of what tells danger from all else at once; the rest is of what tells it from each other wish. */
const ofOwn = 0.6

/** Two that look at other sides of a message are wrong about other messages. */
export function judgeTogether(own: JudgeDanger, classify: Classify): JudgeDanger {
  return (text) => {
    const language = /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en'
    const other = classify(text, language).find(({ label }) => label === 'danger')?.likely ?? 0
    return 1 / (1 + Math.exp(-ofOwn * logOdds(own(text)) - (1 - ofOwn) * logOdds(other)))
  }
}

const surest = 1e-9
const logOdds = (likely: number): number => Math.log(Math.max(likely, surest) / Math.max(1 - likely, surest))

const labels = ['calm', 'danger'] as const
type Label = (typeof labels)[number]

export const learnDanger = async (examples: readonly DangerExample[]): Promise<JudgeDanger> =>
  byFeatures(guessBy(await learnDangerModel(examples)))

async function learnDangerModel(examples: readonly DangerExample[]): Promise<Model<Label>> {
  const pause = createPauses()
  const rows: Example<Label>[] = []
  for (const { isDanger, text } of examples) {
    rows.push({ label: isDanger ? 'danger' : 'calm', features: dangerFeatures(text) })
    await pause()
  }
  return learnModel(rows, pause)
}

const byFeatures =
  (learnt: Learnt<Label>): JudgeDanger =>
  (text) =>
    learnt(dangerFeatures(text)).find(({ label }) => label === 'danger')?.likely ?? 0

/** Sentences that the rules are held to, `!` before a danger, `-` before what only looks like one: these are few, and count double. */
const sentences = 'red-flag-sentences.txt'

export async function readDangerExamples(): Promise<DangerExample[]> {
  const written = (await Promise.all(languages.map((language) => readWishes(language)))).flat()
  const lines = (await readFile(join(import.meta.dirname, sentences), 'utf8')).trim().split('\n')
  return [
    ...written.map(({ file, label, question }) => ({ file, isDanger: label === 'danger', text: question })),
    ...lines.map((line) => ({ file: sentences, isDanger: line.startsWith('!'), text: line.slice(2) })),
    ...lines
      .filter((line) => line.startsWith('-'))
      .map((line) => ({ file: sentences, isDanger: false, text: line.slice(2) })),
  ]
}
