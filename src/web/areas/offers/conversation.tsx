// Everything that was said and done in the thread of a request, in the order of time.
import { Icon } from '#web/ui/icon.tsx'
import type { ThreadEvent } from './present-threads.server.ts'

export function Conversation({ events }: { events: ThreadEvent[] }) {
  return (
    <ol className="grid gap-4">
      {events.map((event) => (
        <li key={event.id} className={event.from === 'client' && event.kind === 'message' ? 'ps-6 md:ps-16' : 'pe-6'}>
          {event.kind === 'message' ? <Message {...event} /> : <Step {...event} />}
        </li>
      ))}
    </ol>
  )
}

function Message({ from, who, text, at, day }: ThreadEvent) {
  return (
    <div className={`grid gap-1 rounded-card p-4 ${from === 'client' ? 'bg-tint' : 'border border-line bg-raised'}`}>
      <p className="hint flex flex-wrap justify-between gap-x-4">
        <bdi className="font-semibold">{who}</bdi>
        <time dateTime={at}>{day}</time>
      </p>
      <p dir="auto" className="break-words whitespace-pre-line">
        {text}
      </p>
    </div>
  )
}

function Step({ text, at, day }: ThreadEvent) {
  return (
    <p className="flex items-start gap-3">
      <Icon name="check" className="mt-1 size-4 text-muted" />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
        {text}
        <time dateTime={at} className="hint">
          {day}
        </time>
      </span>
    </p>
  )
}
