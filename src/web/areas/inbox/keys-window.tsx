// The keys of the inbox in a window, and the switch that turns them off.
import { type RefObject, useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { inboxKeys } from './inbox-keys.ts'
import { chooseKeys, useKeyChoice } from './key-choice.ts'

const shown: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc', Enter: '↵' }

export function KeysWindow({ window: ref }: { window: RefObject<HTMLDialogElement | null> }) {
  const { t } = useTexts()
  const id = useId()
  const isOn = useKeyChoice()
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      className="m-auto w-[min(28rem,100%-32px)] rounded-card border border-line bg-raised p-6 text-ink shadow-card backdrop:bg-black/40"
    >
      <div className="grid gap-4">
        <h2 id={id} className="text-xl">
          {t('desk.inbox.keys.title')}
        </h2>
        <dl className={`grid gap-2 ${isOn ? '' : 'opacity-60'}`}>
          {inboxKeys.map(({ keys, deed }) => (
            <div key={deed} className="flex items-center justify-between gap-4">
              <dt>{t(`desk.inbox.keys.${deed}`)}</dt>
              <dd className="flex gap-1">
                {keys.map((key) => (
                  <kbd key={key} className="figure min-w-8 rounded-md border border-edge px-2 text-center text-sm">
                    {shown[key] ?? key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-brand"
            checked={isOn}
            onChange={(event) => chooseKeys(event.currentTarget.checked)}
          />
          {t('desk.inbox.keys.on')}
        </label>
        <form method="dialog">
          <button type="submit" className="button w-full">
            {t('desk.inbox.keys.close')}
          </button>
        </form>
      </div>
    </dialog>
  )
}
