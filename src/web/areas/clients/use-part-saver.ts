// Ties one part of the details to its form: what was typed comes back, and what is left is saved.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readFields, setValue } from '#web/browser/form-fields.ts'
import type { Values } from './details.ts'
import { keepDraft, readDrafts } from './details-draft.ts'
import { PartSaver, type Saving, type Sent } from './part-saver.ts'
import { useDetails } from './use-details.ts'

export type SavedPart = {
  form: RefObject<HTMLFormElement | null>
  saving: Saving
  /** Whether the last save was asked for. */
  isPressed: RefObject<boolean>
  /** Whether what is typed can be saved as it is. */
  isWhole: () => boolean
  touch: () => void
  /** @param isPressed somebody asked for it, and waits for what comes of it */
  leave: (isPressed?: boolean) => void
  undo: () => void
}

/** The country of a phone number says nothing without one. */
export const withoutBareCountry = (values: Values): Values =>
  values.phone === '' ? { ...values, phoneCountry: '' } : values

/**
 * @param name of the part; it is kept under that until it has arrived, or under `draft` while that is another one
 * @param saved what the server holds, as the form shows it
 */
export function usePartSaver(
  name: string,
  saved: Values,
  send: (values: Values, saved: Values) => Promise<Sent>,
  { draft = name, isWhole = () => true }: { draft?: string; isWhole?: (values: Values) => boolean } = {},
): SavedPart {
  const { owner, onSaved } = useDetails()
  const form = useRef<HTMLFormElement>(null)
  const saver = useRef<PartSaver>(undefined)
  const draftName = useRef(draft)
  const isPressed = useRef(false)
  const [saving, setSaving] = useState<Saving>({ state: 'still' })
  useLayoutEffect(() => {
    draftName.current = draft
  }, [draft])
  // Before the browser paints, so that nobody sees the form as it was and then as it is.
  useLayoutEffect(() => {
    const shown = form.current
    if (!shown || saver.current) return
    saver.current = new PartSaver(saved, {
      read: () => withoutBareCountry(readFields(shown)),
      write: (values) => {
        const said = Object.entries(values).filter(([field, value]) => field !== 'phoneCountry' || value !== '')
        for (const [field, value] of said) setValue(shown, field, value)
      },
      send,
      keep: (values) => keepDraft(owner, draftName.current, values),
      tell: (now) => {
        setSaving(now)
        if (now.state === 'saved') onSaved(name)
      },
    })
    saver.current.open(readDrafts(owner)[draft])
    // When the form appears: what changes later is told to it in other ways.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const held = JSON.stringify(saved)
  useEffect(() => saver.current?.rebase(JSON.parse(held) as Values), [held])
  const isUnreached = saving.state === 'failed' && saving.isUnreachable
  useEffect(() => {
    if (!isUnreached) return
    const again = () => void saver.current?.leave()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isUnreached])
  return {
    form,
    saving,
    isPressed,
    isWhole: () => form.current !== null && isWhole(readFields(form.current)),
    touch: () => saver.current?.touch(),
    leave: (asked = false) => {
      isPressed.current = asked
      void saver.current?.leave()
    },
    undo: () => void saver.current?.undo(),
  }
}
