// Says beside a part what became of it: that it is saved and what changed, or that it is not and how to try again.
import { useEffect, useRef } from 'react'
import type { TextKey } from '#texts/translate.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Saving } from './part-saver.ts'
import { useDetails } from './use-details.ts'
import type { SavedPart } from './use-part-saver.ts'
import { useSayChange } from './use-say-change.ts'

export function SavingLine({
  name,
  part: { form, saving, isPressed, leave, undo },
}: {
  name: string
  part: SavedPart
}) {
  const { t } = useTexts()
  const { latest } = useDetails()
  useFocusOnRefusal(form, saving, isPressed)
  const said = useRef<HTMLParagraphElement>(null)
  /** The button goes once it is pressed: who goes on by keyboard goes on from what is said of it. */
  const press = (deed: () => void) => () => {
    said.current?.focus()
    deed()
  }
  const canUndo = saving.state === 'saved' && saving.before !== undefined && latest === name
  const isOpen = saving.state === 'failed' || (saving.state === 'typed' && saving.isKept)
  return (
    // Where there is little room, it begins with what is to be said: nothing that is there then goes away.
    <div
      className={`${saving.state === 'still' ? 'max-md:hidden' : ''} flex min-h-6 flex-wrap items-center gap-x-4 text-[0.9375rem] leading-6`}
    >
      <p ref={said} role="status" tabIndex={-1} className="min-w-0 flex-1 basis-40 wrap-anywhere outline-none">
        <News saving={saving} />
      </p>
      {canUndo && (
        <button type="button" className="link -my-2.5 min-h-11" onClick={press(undo)}>
          {t('profile.me.undo')}
        </button>
      )}
      {isOpen && (
        <button type="button" className="link -my-2.5 min-h-11 font-semibold" onClick={press(() => leave(true))}>
          {t(saving.state === 'failed' ? 'profile.again' : 'profile.me.saveNow')}
        </button>
      )}
    </div>
  )
}

function News({ saving }: { saving: Saving }) {
  const { t } = useTexts()
  const sayChange = useSayChange()
  if (saving.state === 'saving') return <span className="text-muted">{t('profile.me.saving')}</span>
  if (saving.state === 'typed') {
    return <span className="text-muted">{t(saving.isKept ? 'profile.me.kept' : 'profile.me.typed')}</span>
  }
  if (saving.state === 'failed' || saving.state === 'refused') {
    return <span className="font-semibold text-bad">{t(sentences[saving.state])}</span>
  }
  if (saving.state === 'still') return null
  return (
    <>
      <span className="inline-flex items-center gap-1.5 font-semibold text-good">
        <Icon name="check" className="size-4" />
        {t('profile.me.saved')}
      </span>{' '}
      <span className="text-muted">{saving.changes.map(sayChange).join(' ')}</span>
    </>
  )
}

const sentences = { failed: 'profile.me.failed', refused: 'profile.me.refused' } as const satisfies Record<
  string,
  TextKey
>

/** To what is wrong, unless somebody has gone on to another field by now. */
function useFocusOnRefusal(form: SavedPart['form'], saving: Saving, isPressed: SavedPart['isPressed']): void {
  const isTold = useRef<Saving>(undefined)
  useEffect(() => {
    if (saving.state !== 'refused' || isTold.current === saving) return
    isTold.current = saving
    const { activeElement } = document
    const isHere = activeElement === document.body || (isPressed.current && form.current?.contains(activeElement))
    if (isHere) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, saving, isPressed])
}
