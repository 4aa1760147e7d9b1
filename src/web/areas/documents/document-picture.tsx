// The small picture of a document: of what is in it where there is one, else drawn by its kind.
import { useEffect, useState } from 'react'
import { type DocumentKind, isKnownKind } from '#web/signed-in/document-kinds.ts'

/** On a sheet of 48 by 60; each over the same page with its corner turned down. */
const motifs: Record<DocumentKind, string> = {
  passport: 'M24 21a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM16 29h16M24 21c-4 4-4 12 0 16M24 21c4 4 4 12 0 16M17 46h14',
  'x-ray':
    'M24 18v28M24 23c-5-2-9 0-9 4M24 23c5-2 9 0 9 4M24 30c-5-2-9 0-9 4M24 30c5-2 9 0 9 4M24 37c-5-2-8 0-8 4M24 37c5-2 8 0 8 4',
  scan: 'M24 19c-7 0-11 5-11 12s4 12 11 12 11-5 11-12-4-12-11-12zM24 24v14M20 26c-3 2-3 8 0 10M28 26c3 2 3 8 0 10',
  report: 'M15 22h12M15 29h18M15 36h18M15 43h11',
  'lab-result': 'M20 18h8M22 18v10l-7 14a3 3 0 0 0 3 4h12a3 3 0 0 0 3-4l-7-14V18M18 37h12',
  prescription: 'M16 31l10-10a6 6 0 0 1 9 8L25 40a6 6 0 0 1-9-9zM21 26l9 9',
  photograph: 'M13 44l8-12 6 8 3-4 6 8zM31 22a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  discharge: 'M15 46V30l9-8 9 8v16M21 46V36h6v10M12 46h24',
  insurance: 'M24 19l9 3v9c0 7-4 11-9 13-5-2-9-6-9-13v-9zM20 31l3 3 5-6',
  consent: 'M15 24h18M15 30h10M15 44c4-7 6-7 7-4s3 3 4 0 2-3 3 0 2 2 4 2',
  other: 'M16 26h16M16 33h16M16 40h9',
}

/** The server draws few at once: one that did not come may come later. */
const againMs = [6_000, 30_000]

type Missed = { preview: string; times: number; isResting: boolean }

type DocumentPictureProps = { kind: string; preview: string | null }

/** Says nothing that the text beside it does not. */
export function DocumentPicture({ kind, preview }: DocumentPictureProps) {
  const [missed, setMissed] = useState<Missed>()
  useEffect(() => {
    const restMs = missed?.isResting ? againMs[missed.times - 1] : undefined
    if (!missed || restMs === undefined) return
    const timer = setTimeout(() => setMissed({ ...missed, isResting: false }), restMs)
    return () => clearTimeout(timer)
  }, [missed])
  const before = missed?.preview === preview ? missed : undefined
  const frame = 'h-15 w-12 shrink-0 overflow-hidden rounded-md border border-line'
  if (preview !== null && !before?.isResting) {
    return (
      <img
        src={preview}
        alt=""
        width={48}
        height={60}
        loading="lazy"
        decoding="async"
        onError={() => setMissed({ preview, times: (before?.times ?? 0) + 1, isResting: true })}
        className={`${frame} bg-paper object-cover object-top`}
      />
    )
  }
  return (
    <svg viewBox="0 0 48 60" width={48} height={60} aria-hidden="true" className={`${frame} bg-wash text-brand`}>
      <path d="M36 0h12v60H0V0z" className="fill-tint" />
      <path d="M36 0v12h12z" className="fill-raised" />
      <path
        d={`M36 0v12h12${motifs[isKnownKind(kind) ? kind : 'other']}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
