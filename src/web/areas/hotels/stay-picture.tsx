// The picture of a hotel: the provider's photograph, else the supplier's, else a drawing; its size is known beforehand.
import { useEffect, useRef, useState } from 'react'
import { Picture } from '#web/ui/picture.tsx'
import type { StayCard } from './present-results.server.ts'

type StayPictureProps = {
  stay: Pick<StayCard, 'id' | 'photo' | 'remote'>
  revision: number
  eager: boolean
  className?: string
}

export function StayPicture({ stay, revision, eager, className = '' }: StayPictureProps) {
  const { id, photo, remote } = stay
  const [isLost, setLost] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // One that failed before the page was alive said so to nobody.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) setLost(true)
  }, [])
  if (photo || !remote || isLost) {
    const art = `hotel/${encodeURIComponent(id)}`
    return (
      <Picture
        art={art}
        photo={photo}
        revision={revision}
        width={640}
        height={400}
        alt=""
        eager={eager}
        className={`bg-wash ${className}`}
      />
    )
  }
  return (
    <img
      ref={image}
      src={remote}
      width={640}
      height={400}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setLost(true)}
      className={`bg-wash object-cover ${className}`}
    />
  )
}
