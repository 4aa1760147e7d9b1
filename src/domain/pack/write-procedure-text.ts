// Writes the page of a procedure in one language: section by section, and whole as `procedures/<slug>.md`.
import type { PriceLine, ProcedureText, RecoveryPhase } from '#domain/procedures/procedure.ts'
import type { Inline } from '#kernel/rich-text.ts'
import { type SectionKey, sectionKeys, sectionTitles } from './read-procedure-text.ts'
import { writeBlocks, writeLine, writeList } from './write-markdown.ts'

/** Each section as the markdown below its heading. */
export function writeProcedureSections(text: ProcedureText, language: string): Record<SectionKey, string> {
  return {
    whatItIs: writeBlocks(text.whatItIs),
    whoItIsFor: writeBlocks(text.whoItIsFor),
    whoItIsNotFor: writeBlocks(text.whoItIsNotFor),
    steps: writeBlocks(text.steps),
    recovery: writeList(text.recovery.map(recoveryItem)),
    risks: writeBlocks(text.risks),
    included: writeList(text.included.map((line) => [priceLine(line, language)])),
    notIncluded: writeList(text.notIncluded.map((line) => [line])),
    aftercare: writeBlocks(text.aftercare),
    questions: text.questions
      .map(({ question, answer }) => `${writeLine('### ', [question])}\n\n${writeBlocks(answer)}`)
      .join('\n\n'),
  }
}

export function writeProcedurePage(text: ProcedureText, language: string): string {
  const sections = writeProcedureSections(text, language)
  return `${sectionKeys.map((key) => `## ${sectionTitles[key]}\n\n${sections[key]}`).join('\n\n')}\n`
}

const units = { day: 'Day', week: 'Week', month: 'Month' } as const

function recoveryItem({ unit, from, to, text }: RecoveryPhase): Inline[] {
  const when = `${units[unit]} ${from}${to === from ? '' : `-${to}`}: `
  const [first, ...rest] = text
  return typeof first === 'string' ? [when + first, ...rest] : [when, ...text]
}

function priceLine({ text, mayChangeIf }: PriceLine, language: string): string {
  if (mayChangeIf === null) return text
  return `${text} (${language === 'ar' ? 'قد يتغير إذا' : 'may change if'} ${mayChangeIf})`
}
