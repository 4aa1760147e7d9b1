// The client's picture of themselves: chosen, taken or dropped, cut to a square before it leaves the browser, and removed.
import { type ChangeEvent, type ComponentType, type DragEvent, useRef, useState } from 'react'
import { type ReadPicture, readPicture } from '#web/browser/read-picture.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ConfirmButton } from '#web/signed-in/confirm-button.tsx'
import { Portrait } from '#web/signed-in/profile-person.tsx'
import type { CropPictureProps } from './crop-picture.tsx'
import { useDetails } from './use-details.ts'
import { useFocusWhenGone } from './use-focus-when-gone.ts'

type News = 'pictureSaved' | 'pictureRemoved' | 'pictureUnreadable' | 'pictureFailed'

export function PicturePart() {
  const { t } = useTexts()
  const { desk } = useDetails()
  const picture = usePicture()
  const button = useRef<HTMLInputElement>(null)
  const { Crop, read, news, isBusy } = picture
  const said = useRef<HTMLParagraphElement>(null)
  useFocusWhenGone(said, news)
  const isBad = news === 'pictureUnreadable' || news === 'pictureFailed'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture may be dropped here, beside the button for it
    <div
      role="group"
      aria-label={t('profile.me.picture')}
      className="grid gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={picture.drop}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Portrait initials="" image={desk.record.image} className="size-20" />
        <div className="flex flex-1 basis-44 flex-wrap items-center gap-3">
          <label className="button button-quiet min-h-11 px-4 py-1 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand">
            {t(desk.record.image ? 'profile.me.otherPicture' : 'profile.me.choosePicture')}
            <input ref={button} type="file" accept="image/*" className="sr-only" onChange={picture.choose} />
          </label>
          {desk.record.image && !read && (
            <ConfirmButton
              label={t('profile.me.removePicture')}
              question={t('profile.me.removePictureQuestion')}
              isBusy={isBusy}
              onYes={() => void picture.remove()}
            />
          )}
        </div>
      </div>
      {!read && <p className="hint">{t('profile.me.pictureHint')}</p>}
      {Crop && read && (
        <Crop
          picture={read}
          isBusy={isBusy}
          onCut={(cut) => void picture.save(cut)}
          onCancel={() => {
            picture.close()
            button.current?.focus()
          }}
        />
      )}
      <p
        ref={said}
        role="status"
        tabIndex={-1}
        className={`outline-none empty:hidden ${isBad ? 'font-semibold text-bad' : 'text-good'}`}
      >
        {news && t(`profile.me.${news}`)}
      </p>
    </div>
  )
}

function usePicture() {
  const { desk, onSaved } = useDetails()
  const [Crop, setCrop] = useState<ComponentType<CropPictureProps>>()
  const [read, setRead] = useState<ReadPicture>()
  const [news, setNews] = useState<News>()
  const [isBusy, setBusy] = useState(false)
  const open = async (file: File | undefined) => {
    if (!file) return
    setNews(undefined)
    try {
      const [{ CropPicture }, picture] = await Promise.all([loadCrop(), readPicture(file)])
      setCrop(() => CropPicture)
      setRead(picture)
    } catch (error) {
      setNews(error instanceof TypeError ? 'pictureFailed' : 'pictureUnreadable')
    }
  }
  const deed = async (work: () => Promise<void>, done: News) => {
    if (isBusy) return
    setBusy(true)
    setNews(undefined)
    try {
      await work()
      setRead(undefined)
      setNews(done)
      onSaved('picture')
    } catch {
      setNews('pictureFailed')
    }
    setBusy(false)
  }
  return {
    Crop,
    read,
    news,
    isBusy,
    choose: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      void open(currentTarget.files?.[0])
      // The same file again is a choice again.
      currentTarget.value = ''
    },
    drop: (event: DragEvent) => {
      event.preventDefault()
      void open(event.dataTransfer.files[0])
    },
    close: () => setRead(undefined),
    save: (picture: Blob) => deed(() => desk.savePicture(picture), 'pictureSaved'),
    remove: () => deed(() => desk.removePicture(), 'pictureRemoved'),
  }
}

const loadCrop = () => import('./crop-picture.tsx')
