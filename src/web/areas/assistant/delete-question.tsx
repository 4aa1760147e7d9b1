// Asks once more before the conversation is deleted, in place of the field to write in.
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useEscape } from './use-escape.ts'

type DeleteQuestionProps = {
  /** @returns whether it is gone */
  forget: () => Promise<boolean>
  done: (isGone: boolean) => void
}

export function DeleteQuestion({ forget, done }: DeleteQuestionProps) {
  const { t } = useTexts()
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  useEscape(box, () => done(false))
  const [progress, setProgress] = useState<'open' | 'busy' | 'failed'>('open')
  useEffect(() => keep.current?.focus({ preventScroll: true }), [])
  const remove = async () => {
    if (progress === 'busy') return
    setProgress('busy')
    if (await forget()) done(true)
    else setProgress('failed')
  }
  const isBusy = progress === 'busy'
  return (
    <section
      ref={box}
      aria-labelledby={id}
      className="grid shrink-0 gap-3 border-t border-line bg-paper px-4 pt-4 pb-[max(16px,env(safe-area-inset-bottom))]"
    >
      <p id={id} className="max-w-none text-[0.9375rem] leading-normal">
        {t('assistant.delete.ask')}
      </p>
      <p
        role="alert"
        className={progress === 'failed' ? 'max-w-none text-[0.9375rem] leading-normal text-bad' : 'sr-only'}
      >
        {progress === 'failed' && t('assistant.delete.failed')}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <button ref={keep} type="button" className="button button-quiet px-3" onClick={() => done(false)}>
          {t('assistant.delete.no')}
        </button>
        <button type="button" className="button px-3" aria-disabled={isBusy || undefined} onClick={() => void remove()}>
          {t(isBusy ? 'assistant.delete.busy' : 'assistant.delete.yes')}
        </button>
      </div>
    </section>
  )
}
