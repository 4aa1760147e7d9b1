// Who comes along: each person a small form that saves itself, with ways to add one and to take one off the list.
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type Companion, draftsBeside, mostCompanions, replaceCompanion } from './companion.ts'
import { CompanionRow } from './companion-row.tsx'
import { readDrafts } from './details-draft.ts'
import { useDetails } from './use-details.ts'
import { useFocusWhenGone } from './use-focus-when-gone.ts'

type Row = { key: number; saved: Companion | undefined; draft?: string }

export function CompanionsPart({ atFirst }: { atFirst: Companion[] }) {
  const { t } = useTexts()
  const { rows, add, drop } = useRows(atFirst)
  const said = useRef<HTMLParagraphElement>(null)
  const removal = useRemoval(drop, (saved) => add(saved, true))
  useFocusWhenGone(said, removal.removed ?? removal.hasFailed)
  return (
    <div className="grid gap-5">
      {rows.length === 0 && <p className="text-muted">{t('profile.me.noCompanions')}</p>}
      {rows.map(({ key, saved, draft }, at) => (
        <CompanionRow
          key={key}
          id={key}
          number={at + 1}
          saved={saved}
          draft={draft}
          onRemove={(present) => void removal.remove(key, present)}
        />
      ))}
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 empty:hidden">
        <p
          ref={said}
          role="status"
          tabIndex={-1}
          className={`outline-none ${removal.hasFailed ? 'font-semibold text-bad' : 'text-muted'}`}
        >
          {removal.hasFailed && t('profile.me.notRemoved')}
          {removal.removed && t('profile.me.companionRemoved', { name: `\u2068${removal.removed.name}\u2069` })}
        </p>
        {removal.removed && (
          <button type="button" className="link min-h-11" onClick={() => void removal.undo()}>
            {t('profile.me.undo')}
          </button>
        )}
      </div>
      {rows.length < mostCompanions && (
        <button type="button" className="button button-quiet justify-self-start" onClick={() => add(undefined, true)}>
          {t('profile.me.addCompanion')}
        </button>
      )}
    </div>
  )
}

function useRows(atFirst: Companion[]) {
  const { owner } = useDetails()
  const [rows, setRows] = useState<Row[]>(() => atFirst.map((saved, key) => ({ key, saved })))
  const next = useRef(atFirst.length)
  const [toFocus, setFocus] = useState<number>()
  const add = (saved: Companion | undefined, isPressed = false, draft?: string) => {
    const key = next.current++
    setRows((before) => [...before, { key, saved, ...(draft && { draft }) }])
    if (isPressed) setFocus(key)
  }
  const addKept = useRef(() => {
    for (const draft of draftsBeside(readDrafts(owner), atFirst)) add(undefined, false, draft)
  })
  useEffect(() => {
    addKept.current()
    addKept.current = () => {}
  }, [])
  useEffect(() => {
    if (toFocus !== undefined) document.getElementById(rowId(toFocus))?.querySelector('input')?.focus()
  }, [toFocus])
  return { rows, add, drop: (key: number) => setRows((before) => before.filter((row) => row.key !== key)) }
}

export const rowId = (key: number) => `companion-${key}`

function useRemoval(drop: (key: number) => void, putBack: (companion: Companion) => void) {
  const { desk } = useDetails()
  const [removed, setRemoved] = useState<Companion>()
  const [hasFailed, setFailed] = useState(false)
  const save = async (from: Companion | undefined, to: Companion | undefined): Promise<boolean> => {
    const { state } = await desk.saveCompanions((list) => replaceCompanion(list, from, to))
    setFailed(state !== 'saved')
    return state === 'saved'
  }
  return {
    removed,
    hasFailed,
    remove: async (key: number, present: Companion | undefined) => {
      setRemoved(undefined)
      if (present && !(await save(present, undefined))) return
      drop(key)
      setRemoved(present)
    },
    undo: async () => {
      if (!removed || !(await save(undefined, removed))) return
      putBack(removed)
      setRemoved(undefined)
    },
  }
}
