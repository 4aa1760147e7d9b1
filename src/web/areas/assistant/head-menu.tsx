// What else can be done than ask: behind one button in the head of the window.
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AssistantIcon } from './assistant-icon.tsx'
import { roundButton } from './round-button.ts'
import { useEscape } from './use-escape.ts'

const item = 'flex min-h-12 w-full cursor-pointer items-center gap-3 px-4 py-2 text-start leading-snug hover:bg-tint'

type HeadMenuProps = { toPerson: () => void; toDelete: (() => void) | undefined; phone: string }

/** @param toDelete undefined while there is nothing to delete */
export function HeadMenu({ toPerson, toDelete, phone }: HeadMenuProps) {
  const { t } = useTexts()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const escape = () => {
    setOpen(false)
    button.current?.focus()
  }
  // Only the menu: the window stays.
  useEscape(box, isOpen ? escape : undefined)
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const kinds = ['pointerdown', 'focusin']
    for (const kind of kinds) document.addEventListener(kind, closeOutside)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, closeOutside)
    }
  }, [isOpen])
  const choose = (deed: () => void) => () => {
    setOpen(false)
    deed()
  }
  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        aria-label={t('assistant.menu')}
        aria-expanded={isOpen}
        aria-controls={id}
        className={roundButton}
        onClick={() => setOpen(!isOpen)}
      >
        <AssistantIcon name="more" className="size-6" />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className="absolute end-3 top-full z-10 mt-2 w-72 max-w-[calc(100%-24px)] overflow-hidden rounded-card border border-line bg-raised py-1 text-ink shadow-card"
      >
        <li>
          <button type="button" className={item} onClick={choose(toPerson)}>
            <AssistantIcon name="person" />
            {t('assistant.toPerson')}
          </button>
        </li>
        <li>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={item}>
            <AssistantIcon name="phone" />
            {/* The number reads from the left in every script. */}
            <span>{t('assistant.call', { phone: `\u2066${phone}\u2069` })}</span>
          </a>
        </li>
        {toDelete && (
          <li>
            <button type="button" className={item} onClick={choose(toDelete)}>
              <AssistantIcon name="bin" />
              {t('assistant.delete')}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
