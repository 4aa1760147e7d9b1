// What an editor does: saves its document and decides about changes of it. Only of the last of these it says what came of it.
import { useRef, useState } from 'react'
import { type Decide, useDecide } from './use-decide.ts'
import type { OpenDocument } from './use-document.ts'
import { placeId } from './use-place.ts'
import { type Save, useSaveDocument } from './use-save-document.ts'
import { isObject, textOf } from './value-at.ts'

export type EditorSave = Save & {
  /** A picture is to be saved that nobody has described: whether it shall be is asked once. */
  isAsking: boolean
  answer: (isWithout: boolean) => void
}

export function useEditorDeeds(open: OpenDocument): { saving: EditorSave; deciding: Decide } {
  const saved = useSaveDocument(open)
  const decided = useDecide()
  const [asked, setAsked] = useState<Parameters<Save['save']>[0]>()
  const isAnswered = useRef(false)
  const save: Save['save'] = async (more = {}) => {
    if (more.document !== null && !isAnswered.current && isUndescribed(open)) return setAsked(more)
    setAsked(undefined)
    decided.say(undefined)
    await saved.save(more)
  }
  const answer = (isWithout: boolean) => {
    setAsked(undefined)
    isAnswered.current = isWithout
    if (isWithout) void save(asked)
    else document.getElementById(placeId('description'))?.querySelector<HTMLElement>('textarea, input')?.focus()
  }
  const decide: Decide['decide'] = (...given) => {
    saved.clear()
    return decided.decide(...given)
  }
  return {
    saving: { ...saved, save, isAsking: asked !== undefined && isUndescribed(open), answer },
    deciding: { ...decided, decide },
  }
}

/** A picture that says nothing in any language. */
function isUndescribed({ kind, document }: OpenDocument): boolean {
  if (kind !== 'picture' || textOf(document['file']) === '') return false
  const words = document['description']
  return !isObject(words) || Object.values(words).every((text) => textOf(text).trim() === '')
}
