// Asks both sample clinics a set of questions and judges every reply.
import type { Language } from '#kernel/language.ts'
import type { AskedQuestion } from './assistant-questions.ts'
import { type Judged, type JudgedBy, judgeReply } from './judge-reply.ts'
import { readLiveFigures, wordsOfPack } from './live-figures.ts'
import type { SampleClinics } from './sample-clinics.ts'

/** One after another: the order, and so the outcome, is the same each time. */
export async function askClinics(
  clinics: Pick<SampleClinics, 'ask' | 'clinics' | 'send'>,
  questions: readonly AskedQuestion[],
): Promise<Judged[]> {
  const kept = new Map<string, JudgedBy>()
  const judgeOf = ({ provider, language, currency }: AskedQuestion): JudgedBy => {
    const key = [provider, language, currency].join(' ')
    const known = kept.get(key) ?? openJudge(clinics, provider, { language, currency })
    kept.set(key, known)
    return known
  }
  const judged: Judged[] = []
  for (const question of questions) {
    judged.push(await judgeReply(question, await clinics.ask(question), judgeOf(question)))
  }
  return judged
}

function openJudge(
  { clinics, send }: Pick<SampleClinics, 'clinics' | 'send'>,
  provider: AskedQuestion['provider'],
  asked: { language: Language; currency: string | undefined },
): JudgedBy {
  const clinic = clinics[provider]
  return {
    live: readLiveFigures(send, clinic, asked),
    packWords: wordsOfPack(clinic, asked.language),
    contact: clinic.pack.provider.contact,
  }
}
