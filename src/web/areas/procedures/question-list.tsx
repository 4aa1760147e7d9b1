// Questions that open to their answers, without any script.
import { Icon } from '#web/ui/icon.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import type { ProcedureText } from './present-procedure.server.ts'

export function QuestionList({ questions }: { questions: ProcedureText['questions'] }) {
  return questions.map(({ question, answer }) => (
    <details key={question} className="group border-b border-line first:border-t">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 font-semibold hover:text-brand">
        {question}
        <Icon name="chevron" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-6">
        <RichText blocks={answer} />
      </div>
    </details>
  ))
}
