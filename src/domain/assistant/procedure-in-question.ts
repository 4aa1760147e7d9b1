// Which procedure somebody means: the one that they name, else the one whose page is open.
import type { Asking } from './answer.ts'
import type { Knowledge } from './knowledge.ts'

/** The surest name has to be nearly the whole one. */
const sureEnough = 0.6

/** Slug; undefined where none is known. */
export function procedureInQuestion(
  { question, procedure, language }: Asking,
  { findSubjects }: Partial<Pick<Knowledge, 'findSubjects'>>,
): string | undefined {
  const named = (text: string) =>
    findSubjects?.(text, language).find(
      ({ subject, certainty }) => subject.kind === 'procedure' && certainty >= sureEnough,
    )?.subject.slug
  return named(question) ?? (procedure === undefined ? undefined : (named(procedure.replaceAll('-', ' ')) ?? procedure))
}
