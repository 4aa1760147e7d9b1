// Chooses the file of a picture, or cuts the one that is there anew.
import { type ChangeEvent, type ComponentType, type DragEvent, useRef, useState } from 'react'
import type { DeskPicture, PictureCrop } from '#contract/pictures.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { readPoolFault } from '#web/signed-in/pool-fault.ts'
import { useOwnCall } from '#web/signed-in/use-own-call.ts'
import type { CutPictureProps } from './cut-picture.tsx'
import { Marks } from './place-box.tsx'
import { fileAddress, mostPictureBytes, type PictureSource, sendPicture } from './send-picture.ts'
import { useDocument } from './use-document.ts'
import { usePlace } from './use-place.ts'
import { textOf } from './value-at.ts'

export function PictureChoice({ picture }: { picture: DeskPicture }) {
  const { t } = useTexts()
  const choice = usePictureChoice(picture)
  const { place, file, cutting, news, isBusy } = choice
  const button = useRef<HTMLInputElement>(null)
  if (place.lock) return <Shown file={file} lock={place.lock} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture may be dropped here, beside the button for it
    <div
      id={place.id}
      role="group"
      aria-label={t('catalogue.picture.title')}
      tabIndex={-1}
      className="grid gap-4 outline-none"
      onDragOver={(event) => event.preventDefault()}
      onDrop={choice.drop}
    >
      <Marks place={place} />
      {!cutting && <Shown file={file} />}
      {cutting ? (
        <cutting.Cut
          address={cutting.address}
          begin={cutting.begin}
          shape={picture.shows === 'practitioner' ? 1 : picture.shows === 'logo' ? 0 : 8 / 5}
          isBusy={isBusy}
          onCut={(crop) => void choice.send(crop)}
          onCancel={() => {
            choice.close()
            button.current?.focus()
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <label className="button button-quiet min-h-11 px-4 py-1 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand">
            {t(file ? 'catalogue.picture.other' : 'catalogue.picture.choose')}
            <input
              ref={button}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              className="sr-only"
              onChange={choice.choose}
            />
          </label>
          {file && choice.original && (
            <button
              type="button"
              className="button button-quiet min-h-11 px-4 py-1"
              onClick={() => void choice.cutAgain()}
            >
              {t('catalogue.picture.cutAgain')}
            </button>
          )}
        </div>
      )}
      <p role="status" className={`empty:hidden ${news?.isBad ? 'font-semibold text-bad' : 'text-good'}`}>
        {/* Once it is saved, the bar says so. */}
        {news && (news.isBad || place.isDirty) && t(news.text)}
      </p>
    </div>
  )
}

function Shown({ file, lock }: { file: string; lock?: string }) {
  const { t } = useTexts()
  return (
    <>
      {lock && <p className="text-sm text-muted">{lock}</p>}
      {file ? (
        <img
          src={fileAddress(file, 640)}
          alt={t('catalogue.picture.now')}
          className="max-h-80 w-auto max-w-full justify-self-start rounded-xl border border-line bg-tint object-contain"
        />
      ) : (
        <p className="text-muted">{t('catalogue.picture.none')}</p>
      )}
    </>
  )
}

type News = {
  text:
    | 'catalogue.picture.sent'
    | 'catalogue.picture.unreadable'
    | 'catalogue.picture.tooLarge'
    | 'catalogue.picture.failed'
  isBad: boolean
}

type Cutting = {
  Cut: ComponentType<CutPictureProps>
  source: PictureSource
  address: string
  begin: PictureCrop | undefined
}

function usePictureChoice(picture: DeskPicture) {
  const call = useOwnCall()
  const open = useDocument()
  const place = usePlace('file')
  const file = textOf(place.value)
  const [sent, setSent] = useState<{ file: string; original: string; crop: PictureCrop }>()
  const [cutting, setCutting] = useState<Cutting>()
  const [news, setNews] = useState<News>()
  const [isBusy, setBusy] = useState(false)
  // Of what is shown or was sent just now: of anything else nobody knows what it was made of.
  const made = sent?.file === file ? sent : picture.file === file ? picture : undefined
  const begin = async (source: PictureSource, read: () => Promise<string>, crop?: PictureCrop | null) => {
    setNews(undefined)
    try {
      const [{ CutPicture }, address] = await Promise.all([loadCut(), read()])
      setCutting({ Cut: CutPicture, source, address, begin: crop ?? undefined })
    } catch (error) {
      setNews({
        text: error instanceof TypeError ? 'catalogue.picture.failed' : 'catalogue.picture.unreadable',
        isBad: true,
      })
    }
  }
  const take = (chosen: File | undefined) => {
    if (!chosen) return
    if (chosen.size > mostPictureBytes) setNews({ text: 'catalogue.picture.tooLarge', isBad: true })
    else void begin({ file: chosen }, async () => (await (await loadRead()).readPicture(chosen)).address)
  }
  const send = async (crop: PictureCrop) => {
    if (!cutting || isBusy) return
    setBusy(true)
    setNews(undefined)
    try {
      const upload = await sendPicture(call, picture.slug, cutting.source, crop)
      setSent({ ...upload, crop })
      open.replace({ ...open.document, description: open.document['description'] ?? null, file: upload.file })
      setCutting(undefined)
      setNews({ text: 'catalogue.picture.sent', isBad: false })
    } catch (error) {
      setNews({ text: newsOf(error), isBad: true })
    }
    setBusy(false)
  }
  return {
    place,
    file,
    original: made?.original,
    cutting,
    news,
    isBusy,
    send,
    close: () => setCutting(undefined),
    cutAgain: async () => {
      const { original, crop } = made ?? {}
      if (original) await begin({ original }, async () => fileAddress(original, 2048), crop)
    },
    choose: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      take(currentTarget.files?.[0])
      // The same file again is a choice again.
      currentTarget.value = ''
    },
    drop: (event: DragEvent) => {
      event.preventDefault()
      take(event.dataTransfer.files[0])
    },
  }
}

function newsOf(error: unknown): News['text'] {
  const { code, fields = [] } = readPoolFault(error)
  if (code === 'too-large' || fields.some(({ reason }) => reason === 'too-large')) return 'catalogue.picture.tooLarge'
  return code === 'invalid-input' ? 'catalogue.picture.unreadable' : 'catalogue.picture.failed'
}

const loadCut = () => import('./cut-picture.tsx')
const loadRead = () => import('#web/browser/read-picture.ts')
