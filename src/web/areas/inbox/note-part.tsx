// Notes for colleagues: what was noted, and a box for another.
import { useRef } from 'react'
import { useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { useResultFocus } from '#web/signed-in/use-result-focus.ts'
import { placeId } from './item-places.ts'
import type { KnownItem } from './present-item.server.ts'
import { useItemDeed } from './use-item-deed.ts'
import { useWriting } from './use-writing.ts'
import { WritingField } from './writing-field.tsx'

export function NotePart({ id, notes }: { id: string; notes: KnownItem['notes'] }) {
  const { t } = useTexts()
  const mayWork = useMay('inbox.work')
  const deed = useItemDeed()
  const part = useRef<HTMLFormElement>(null)
  const control = useRef<HTMLTextAreaElement>(null)
  const { text, isEmpty, change, submit } = useWriting({
    name: `note.${id}`,
    control,
    deed,
    send: (key, words) => deed.note(id, key, words),
    onSent: () => deed.say('desk.inbox.note.sent'),
  })
  useResultFocus(part, deed.news, true)
  return (
    <section aria-labelledby="inbox-notes" className="grid gap-4">
      <h2 id="inbox-notes" className="text-lg">
        {t('desk.inbox.note.title')}
      </h2>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <li key={note.id} className="grid gap-1 border-s-4 border-line ps-3">
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {note.text}
              </p>
              <p className="hint flex flex-wrap gap-x-3 text-sm">
                <bdi className="wrap-anywhere">{note.by}</bdi>
                <time dateTime={note.at}>{note.moment}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayWork && (
        <form ref={part} noValidate onSubmit={(event) => void submit(event)} className="grid gap-3 noscript:hidden">
          <WritingField
            id={placeId('note')}
            control={control}
            label={t('desk.inbox.note.label')}
            hint={t('desk.inbox.note.hint')}
            fault={isEmpty ? t('desk.inbox.note.empty') : undefined}
            rows={3}
            text={text}
            onText={change}
          />
          <ActionStatus news={deed.news} />
          <button
            type="submit"
            className="button button-quiet min-h-11 justify-self-start px-4 py-1"
            aria-disabled={deed.isBusy || undefined}
          >
            {t('desk.inbox.note.send')}
          </button>
        </form>
      )}
    </section>
  )
}
