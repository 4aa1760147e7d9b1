// A picture with its size known beforehand: the provider's photograph, or the illustration drawn from the data.

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

const widths = [320, 640, 1280]

export function Picture({ photo, art, revision, width, height, alt, eager = false, className = '' }: PictureProps) {
  const address = (size: number) => photo && `/api/pictures/${photo.slug}/${size}?v=${photo.digest}`
  return (
    <img
      src={address(640) ?? `/art/${art}.svg?v=${revision}`}
      {...(photo && {
        srcSet: widths.map((size) => `${address(size)} ${size}w`).join(', '),
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
