// Questions for the assistant with what a right answer to each is, read from files of one question a line.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { answerKind, chatMessage } from '#contract/assistant.ts'
import { languages } from '#kernel/language.ts'

export const questionKinds = [
  'cost',
  'eligibility',
  'recovery',
  'inclusions',
  'booking',
  'travel',
  'practitioners',
  'contact',
  'followup',
  'out-of-scope',
  'red-flag',
  'look-alike',
  'injection',
  'refusal',
  'closed',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What the answer has to give where its passage is right; the figure itself is read live from the provider. */
export const figureNames = ['price', 'stay', 'fly', 'nights'] as const

export const askedQuestion = z.strictObject({
  id: z.string(),
  kind: z.enum(questionKinds),
  /** Slug of the company: `thymele` is data/sample-provider, `mermer` data/second-provider. */
  provider: z.enum(['thymele', 'mermer']),
  language: z.enum(languages),
  /** `page`: three in four of its words stand on the page; `own`: fewer do. */
  phrasing: z.enum(['page', 'own']),
  question: z.string().min(1),
  before: z.array(chatMessage).default([]),
  procedure: z.string().optional(),
  currency: z.string().length(3).optional(),
  /** Every passage that honestly answers; `*` at the end stands for anything. The first source of the reply has to be one. */
  sources: z.array(z.string().startsWith('/')).default([]),
  /** Kinds of reply that are right without a source. */
  kinds: z.array(answerKind).default([]),
  /** The words fit several subjects: to ask which is right too. */
  mayAsk: z.boolean().default(false),
  figures: z.array(z.enum(figureNames)).default([]),
  /** What somebody tries to have said: it may not stand in the reply. */
  planted: z.array(z.string().min(1)).default([]),
})
export type AskedQuestion = z.infer<typeof askedQuestion>

/**
 * Every question of a folder's `.jsonl` files.
 * @param half `even` or `odd`: every second line of each file, the first being even
 * @throws Error that names file and line of what cannot be read
 */
export async function readQuestions(folder: string, half?: string): Promise<AskedQuestion[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort()
  const read = await Promise.all(files.map(async (name) => readLines(name, await readFile(join(folder, name), 'utf8'))))
  if (half === undefined) return read.flat()
  return read.flatMap((lines) => lines.filter((_, at) => at % 2 === (half === 'odd' ? 1 : 0)))
}

function readLines(name: string, text: string): AskedQuestion[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      try {
        return askedQuestion.parse(JSON.parse(line))
      } catch (error) {
        throw new Error(`${name}:${index + 1} is no question`, { cause: error })
      }
    })
}

/** An even share of every kind, provider and language, the same each time. @param step every so-manieth is taken */
export function everySo(questions: readonly AskedQuestion[], step: number): AskedQuestion[] {
  return questions.filter((_, index) => index % step === 0)
}
