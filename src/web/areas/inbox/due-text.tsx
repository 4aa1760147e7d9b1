// By when an answer is promised: overdue has words, a sign and a colour, and any two of them are enough.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { sayDue } from './say-due.ts'

export function DueText({ dueAt, dueBy, now }: { dueAt: string; dueBy: string; now: number }) {
  const { t } = useTexts()
  const { isOver, text } = sayDue(t, dueAt, dueBy, now)
  return (
    <time
      dateTime={dueAt}
      className={`inline-flex items-center gap-1.5 ${isOver ? 'font-semibold text-bad' : 'text-muted'}`}
    >
      <Icon name={isOver ? 'info' : 'clock'} className="size-4" />
      {text}
    </time>
  )
}
