// A picture with its size known beforehand: the provider's photograph, or the illustration drawn from the data.
import { photoPath, photoWidths } from '#kernel/photo-path.ts'

export type Photo = { slug: string; digest: string; width: number; height: number; description?: string | undefined }

type PictureProps = {
  photo: Photo | null
  /** What is drawn where there is no photograph: `procedure/hip-replacement`. */
  art: string
  /** Version of the drawing's data, for the address. */
  revision: number
  width: number
  height: number
  /** Of a picture that the provider has not described: empty when it says nothing that the text beside it does not. */
  alt: string
  /** True for the first picture that is seen. */
  eager?: boolean
  className?: string
}

export function Picture({ photo, art, revision, width, height, alt, eager = false, className = '' }: PictureProps) {
  const address = (size: number) =>
    photo && `${photoPath.replace('{slug}', photo.slug).replace('{width}', String(size))}?v=${photo.digest}`
  return (
    <img
      src={address(640) ?? `/art/${art}.svg?v=${revision}`}
      {...(photo && {
        srcSet: photoWidths.map((size) => `${address(size)} ${size}w`).join(', '),
        sizes: `(max-width: 640px) 100vw, ${width}px`,
      })}
      width={width}
      height={height}
      alt={photo?.description ?? alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager && { fetchPriority: 'high' as const })}
      className={`object-cover ${className}`}
    />
  )
}
