// Answering: in the thread of a request, or a message of the contact page by mail. Kept until it has arrived, and sent once.
import { useId, useRef, useState } from 'react'
import { useMay } from '#web/areas/desk/desk-frame.ts'
import { useResultFocus } from '#web/areas/offers/use-result-focus.ts'
import { DeedNews } from '#web/areas/profile/deed-news.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { placeId } from './item-places.ts'
import type { KnownItem } from './present-item.server.ts'
import { useItemDeed } from './use-item-deed.ts'
import { useWriting } from './use-writing.ts'
import { WritingField } from './writing-field.tsx'

type AnswerFormProps = { item: KnownItem; answering: 'thread' | 'mail' }

export function AnswerForm({ item: { row, said }, answering }: AnswerFormProps) {
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
    send: (key, words) => deed.answer(row.id, key, words),
    onSent: () => deed.say(`desk.inbox.answer.sent.${answering}`),
  })
  useResultFocus(part, deed.news, true)
  const cameMeanwhile = useSaidMeanwhile(said, text !== '')
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
      {cameMeanwhile && (
        <p role="status" className="rounded-xl bg-wash px-4 py-3 wrap-anywhere">
          {t('desk.inbox.answer.meanwhile', { name: `\u2068${cameMeanwhile}\u2069` })}
        </p>
      )}
      <DeedNews news={deed.news} />
      <button type="submit" className="button justify-self-start" aria-disabled={deed.isBusy || undefined}>
        {t(deed.isBusy ? 'desk.inbox.answer.sending' : 'desk.inbox.answer.send')}
      </button>
    </form>
  )
}

/** @returns who said something since whoever is here began to write */
function useSaidMeanwhile(said: KnownItem['said'], isWriting: boolean): string | undefined {
  const last = said.at(-1)
  const [begun, setBegun] = useState<{ id: string | undefined }>()
  if (isWriting && !begun) setBegun({ id: last?.id })
  if (!isWriting && begun) setBegun(undefined)
  return begun && begun.id !== last?.id ? last?.who : undefined
}
