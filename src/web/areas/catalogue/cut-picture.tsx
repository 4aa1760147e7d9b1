// Chooses the part of a picture that the site shows: moved by hand or with the arrow keys, enlarged by a slider, in one of a few shapes.
import { useEffect, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { PictureCrop } from '#contract/pictures.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

export type CutPictureProps = {
  address: string
  /** The part that was chosen before. */
  begin: PictureCrop | undefined
  /** Width by height to begin with; 0 for the whole picture. */
  shape: number
  isBusy: boolean
  onCut: (crop: PictureCrop) => void
  onCancel: () => void
}

const mostZoom = 4
const whole: PictureCrop = { left: 0, top: 0, width: 1, height: 1 }
const shapes = [
  { name: 'whole', ratio: 0 },
  { name: 'wide', ratio: 16 / 9 },
  { name: 'card', ratio: 8 / 5 },
  { name: 'square', ratio: 1 },
] as const

export function CutPicture({ address, begin, shape, isBusy, onCut, onCancel }: CutPictureProps) {
  const { t } = useTexts()
  const [ratio, setRatio] = useState(shape)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<PictureCrop>()
  const box = useRef<HTMLDivElement>(null)
  // What is moved is there once the picture is measured.
  const isThere = part !== undefined
  useEffect(() => {
    if (isThere) box.current?.querySelector<HTMLElement>('[data-testid=cropper]')?.focus()
  }, [isThere])
  const chosen = ratio === 0 ? whole : part
  return (
    <div ref={box} role="group" aria-label={t('catalogue.picture.cut')} className="grid gap-4">
      <div role="group" aria-label={t('catalogue.picture.shape')} className="flex flex-wrap gap-2">
        {shapes.map((one) => (
          <button
            key={one.name}
            type="button"
            aria-pressed={one.ratio === ratio}
            className="button button-quiet min-h-11 px-4 py-1 aria-pressed:border-brand aria-pressed:bg-wash"
            onClick={() => setRatio(one.ratio)}
          >
            {t(`catalogue.picture.shape.${one.name}`)}
          </button>
        ))}
      </div>
      {ratio === 0 ? (
        <img
          src={address}
          alt={t('catalogue.picture.shape.whole')}
          className="max-h-96 w-auto max-w-full justify-self-start rounded-xl bg-tint object-contain"
        />
      ) : (
        <>
          {/* Where it lies is counted from the left, in every language. */}
          <div dir="ltr" className="relative aspect-[8/5] w-full max-w-2xl overflow-hidden rounded-xl bg-tint">
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              maxZoom={mostZoom}
              aspect={ratio}
              objectFit="contain"
              showGrid={false}
              zoomWithScroll={false}
              keyboardStep={8}
              disableAutomaticStylesInjection
              {...(begin && { initialCroppedAreaPercentages: areaOf(begin) })}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(area) => setPart(partOf(area))}
              mediaProps={{ alt: '' }}
              cropperProps={{ role: 'application', 'aria-label': t('catalogue.picture.cutMove') }}
            />
          </div>
          <label className="grid max-w-2xl gap-1">
            <span className="label">{t('catalogue.picture.zoom')}</span>
            <input
              type="range"
              min={1}
              max={mostZoom}
              step={0.05}
              value={zoom}
              className="h-11 w-full accent-brand"
              onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
            />
          </label>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button min-h-11 px-5 py-1"
          aria-disabled={isBusy || !chosen || undefined}
          onClick={() => chosen && !isBusy && onCut(chosen)}
        >
          {t(isBusy ? 'catalogue.picture.sending' : 'catalogue.picture.take')}
        </button>
        <button type="button" className="button button-quiet min-h-11 px-4 py-1" onClick={onCancel}>
          {t('profile.cancel')}
        </button>
      </div>
    </div>
  )
}

const areaOf = ({ left, top, width, height }: PictureCrop): Area => ({
  x: left * 100,
  y: top * 100,
  width: width * 100,
  height: height * 100,
})

/** Shares of the picture, none outside it. */
function partOf({ x, y, width, height }: Area): PictureCrop {
  const share = (percent: number) => Math.min(1, Math.max(0, percent / 100))
  return { left: share(x), top: share(y), width: share(width) || 1, height: share(height) || 1 }
}
