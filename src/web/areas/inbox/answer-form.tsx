// Answering: in the thread of a request, or a message of the contact page by mail. Kept until it has arrived, and sent once.
import { useId, useRef, useState } from 'react'
import { useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { useResultFocus } from '#web/signed-in/use-result-focus.ts'
import { placeId } from './item-places.ts'
import type { KnownItem } from './present-item.server.ts'
import { useItemDeed } from './use-item-deed.ts'
import { useWriting } from './use-writing.ts'
import { WritingField } from './writing-field.tsx'

type AnswerFormProps = { item: KnownItem; answering: 'thread' | 'mail' }

export function AnswerForm({ item: { row, said, seen }, answering }: AnswerFormProps) {
  const { t } = useTexts()
  const mayWork = useMay('inbox.work')
  const deed = useItemDeed()
  const part = useRef<HTMLFormElement>(null)
  const control = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const { text, isEmpty, change, submit } = useWriting({
    name: `answer.${row.id}`,
    control,
    deed,
    send: (key, words) => deed.answer(row.id, key, words, seen),
    onSent: () => deed.say(`desk.inbox.answer.sent.${answering}`),
  })
  useResultFocus(part, deed.news, true)
  const meanwhile = useMeanwhile(said, seen, text !== '')
  if (!mayWork) return null
  return (
    <form
      ref={part}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby={`${hintId}-title`}
      className="grid gap-4 border-t border-line pt-6 noscript:hidden"
    >
      <h2 id={`${hintId}-title`} className="text-xl">
        {t(`desk.inbox.answer.title.${answering}`)}
      </h2>
      <WritingField
        id={placeId('answer')}
        control={control}
        label={t('desk.inbox.answer.label', { name: `\u2068${row.from}\u2069` })}
        hint={t(`desk.inbox.answer.hint.${answering}`)}
        fault={isEmpty ? t('desk.inbox.answer.empty') : undefined}
        rows={6}
        text={text}
        onText={change}
      />
      {meanwhile && (
        <div role="status" className="grid gap-2 rounded-xl bg-wash px-4 py-3 wrap-anywhere">
          {meanwhile.last ? (
            <>
              <p className="font-semibold">
                {t('desk.inbox.answer.meanwhile', { name: `\u2068${meanwhile.last.who}\u2069` })}
              </p>
              <p dir="auto" className="whitespace-pre-line">
                {meanwhile.last.text}
              </p>
            </>
          ) : (
            <p>{t('desk.inbox.answer.offerMeanwhile')}</p>
          )}
        </div>
      )}
      <ActionStatus news={deed.news} />
      <button type="submit" className="button justify-self-start" aria-disabled={deed.isBusy || undefined}>
        {t(
          deed.isBusy
            ? 'desk.inbox.answer.sending'
            : meanwhile
              ? 'desk.inbox.answer.sendToo'
              : 'desk.inbox.answer.send',
        )}
      </button>
    </form>
  )
}

/** @returns what was said, or offered where `last` is undefined, since whoever is here began to write */
function useMeanwhile(said: KnownItem['said'], seen: string, isWriting: boolean) {
  const last = said.at(-1)
  const [begun, setBegun] = useState<{ seen: string; lastId: string | undefined }>()
  if (isWriting && !begun) setBegun({ seen, lastId: last?.id })
  if (!isWriting && begun) setBegun(undefined)
  if (!begun || begun.seen === seen) return undefined
  return { last: last?.id === begun.lastId ? undefined : last }
}
