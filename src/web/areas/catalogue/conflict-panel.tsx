// A colleague wrote something else in the same place: both stand beside each other, and one is chosen for each.
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useSayTime } from '#web/signed-in/use-say-time.ts'
import { sayPlace } from './place-names.ts'
import type { Conflict } from './read-saved.ts'
import { ShownValue } from './shown-value.tsx'
import { useDocument } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import type { Save, SaveState } from './use-save-document.ts'
import { withValueAt } from './value-at.ts'

type ConflictPanelProps = { saving: Save; conflict: SaveState & { state: 'conflict' } }

type Choice = 'theirs' | 'mine'

export function ConflictPanel({ saving, conflict: { conflicts, dueAt } }: ConflictPanelProps) {
  const { t } = useTexts()
  const open = useDocument()
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [conflicts])
  const left = conflicts.filter(({ path }) => !choices[path]).length
  const save = () => {
    if (left > 0) return
    const theirs = conflicts.filter(({ path }) => choices[path] === 'theirs')
    const mine = conflicts.filter(({ path }) => choices[path] === 'mine').map(({ path }) => path)
    const document = theirs.reduce(
      (now, { path, theirs: value }) => withValueAt(now, path, value ?? undefined),
      open.document,
    )
    open.replace(document)
    void saving.save({ document, mine, dueAt })
  }
  return (
    <section aria-labelledby="conflict" className="card grid gap-6 border-brand p-5 md:p-6">
      <div className="grid gap-1">
        <h2 id="conflict" ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('catalogue.conflict.title', { count: conflicts.length })}
        </h2>
        <p className="text-muted">{t('catalogue.conflict.text')}</p>
      </div>
      {conflicts.map((one) => (
        <ConflictChoice
          key={one.path}
          conflict={one}
          choice={choices[one.path]}
          onChoose={(choice) => setChoices((now) => ({ ...now, [one.path]: choice }))}
        />
      ))}
      <p className="flex flex-wrap items-center gap-3">
        <button type="button" className="button" aria-disabled={left > 0 || undefined} onClick={save}>
          {t('catalogue.conflict.save')}
        </button>
        {left > 0 && <span className="text-muted">{t('catalogue.conflict.left', { count: left })}</span>}
      </p>
    </section>
  )
}

type ConflictChoiceProps = { conflict: Conflict; choice: Choice | undefined; onChoose: (choice: Choice) => void }

function ConflictChoice({ conflict: { path, theirs, mine, by, at }, choice, onChoose }: ConflictChoiceProps) {
  const { t } = useTexts()
  const { moment } = useSayTime()
  const { languages } = useEditor()
  const id = useId()
  const sides = [
    {
      side: 'theirs',
      title: t('catalogue.conflict.theirs', {
        who: `\u2068${by || t('catalogue.byPack')}\u2069`,
        when: moment(new Date(at)),
      }),
      value: theirs,
    },
    { side: 'mine', title: t('catalogue.conflict.mine'), value: mine },
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="label">{sayPlace(t, path, languages)}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {sides.map(({ side, title, value }) => (
          <label
            key={side}
            className="flex min-w-0 cursor-pointer gap-3 rounded-xl border border-edge p-4 has-checked:border-brand has-checked:bg-tint"
          >
            <input
              type="radio"
              name={id}
              checked={choice === side}
              className="mt-1 size-5 shrink-0 accent-brand"
              onChange={() => onChoose(side)}
            />
            <span className="grid min-w-0 flex-1 content-start gap-1">
              <span className="text-sm text-muted">{title}</span>
              <ShownValue value={value} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
