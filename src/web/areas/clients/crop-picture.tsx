// Chooses the part of a picture that is kept: moved by hand or with the arrow keys, enlarged by a slider.
import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { cutPicture, type ReadPicture, type Square } from '#web/browser/read-picture.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

export type CropPictureProps = {
  picture: ReadPicture
  isBusy: boolean
  onCut: (picture: Blob) => void
  onCancel: () => void
}

const mostZoom = 4

export function CropPicture({ picture, isBusy, onCut, onCancel }: CropPictureProps) {
  const { t } = useTexts()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [square, setSquare] = useState<Square>()
  const box = useRef<HTMLDivElement>(null)
  // What is moved is there once the picture is measured.
  const isThere = square !== undefined
  useEffect(() => {
    if (isThere) box.current?.querySelector<HTMLElement>('[data-testid=cropper]')?.focus()
  }, [isThere])
  return (
    <div ref={box} role="group" aria-label={t('profile.me.cut')} className="grid gap-4">
      {/* Where it lies is counted from the left, in every language. */}
      <div dir="ltr" className="relative aspect-square w-full max-w-80 overflow-hidden rounded-xl bg-tint">
        <Cropper
          image={picture.address}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          zoomWithScroll={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setSquare(pixels)}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': t('profile.me.cutMove') }}
        />
      </div>
      <label className="grid max-w-80 gap-1">
        <span className="label">{t('profile.me.zoom')}</span>
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
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy || !square || undefined}
          onClick={() => square && void cutPicture(picture, square).then(onCut)}
        >
          {t('profile.me.savePicture')}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {t('profile.cancel')}
        </button>
      </div>
    </div>
  )
}
