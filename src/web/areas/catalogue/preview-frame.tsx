// A page of the site in a frame of its own, so that it is as wide as it says: drawn by the parts of the public page, with nothing to press.
import { type MouseEvent, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createTranslate } from '#texts/translate.ts'
import { TextsProvider, useTexts } from '#web/i18n/use-texts.tsx'
import type { PreviewText } from './present-preview.server.ts'

const widthOf = { phone: 390, wide: 1280 }
const heightPx = 720

type PreviewFrameProps = {
  shown: PreviewText
  isPhone: boolean
  /** The page itself, drawn from what is shown. */
  children: ReactNode
}

export function PreviewFrame({ shown, isPhone, children }: PreviewFrameProps) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRoom(box)
  const body = useFrameBody(frame, shown)
  const width = isPhone ? widthOf.phone : widthOf.wide
  const scale = room ? Math.min(1, room / width) : 1
  return (
    <div ref={box} className="min-w-0 overflow-hidden rounded-xl border border-line" style={{ blockSize: heightPx }}>
      <iframe
        ref={frame}
        title={t('catalogue.preview')}
        className={
          isPhone ? 'mx-auto block border-x border-line' : 'block origin-top-left border-0 rtl:origin-top-right'
        }
        style={{ inlineSize: width, blockSize: heightPx / scale, transform: `scale(${scale})` }}
      />
      {body && createPortal(<InTheirWords shown={shown}>{children}</InTheirWords>, body)}
    </div>
  )
}

/** Links lead nowhere, but for those within the page. */
function stay(event: MouseEvent): void {
  const { target } = event
  // Of another document, whose classes are others: it is known by what it has.
  const link = target && 'closest' in target ? (target as Element).closest('a') : null
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  const { hash } = new URL(link.href, location.href)
  if (hash) link.ownerDocument.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
}

function InTheirWords({ shown: { texts, language }, children }: { shown: PreviewText; children: ReactNode }) {
  const own = useTexts()
  const value = useMemo(() => (texts ? { t: createTranslate(texts, language), language } : own), [texts, language, own])
  return (
    <TextsProvider value={value}>
      <div onClickCapture={stay}>
        {/* Its parts come later than the frame, which stays while they do. */}
        <Suspense fallback={null}>
          <main className="page py-8">{children}</main>
        </Suspense>
      </div>
    </TextsProvider>
  )
}

/** The body of the frame, with the styles of this page and the language that is looked at. */
function useFrameBody(
  frame: RefObject<HTMLIFrameElement | null>,
  { language, dir }: PreviewText,
): HTMLElement | undefined {
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!inside) return
    for (const style of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
      inside.head.append(inside.importNode(style, true))
    }
    // oxlint-disable-next-line react/set-state-in-effect -- the frame is there only once it is drawn
    setBody(inside.body)
  }, [frame])
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement
    if (!root) return
    root.setAttribute('lang', language)
    root.setAttribute('dir', dir)
  }, [frame, body, language, dir])
  return body
}

/** Pixels that there are for it; undefined until they are known. */
function useRoom(box: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box])
  return room
}
