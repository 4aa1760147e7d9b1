// A picture that was changed, before and after, small.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { fileAddress } from './send-picture.ts'
import type { Json } from './value-at.ts'

type ShownPicturesProps = { before: Json | undefined; after: Json | undefined }

/** Each is a file of the picture; one that is kept no longer leaves its words. */
export function ShownPictures({ before, after }: ShownPicturesProps) {
  const { t } = useTexts()
  const sides = [
    { says: t('catalogue.before'), file: before },
    { says: t('catalogue.after'), file: after },
  ]
  return (
    <div className="flex flex-wrap gap-4">
      {sides.map(({ says, file }) => (
        <figure key={says} className="grid content-start gap-1">
          <figcaption className="text-muted">{says}</figcaption>
          {typeof file === 'string' && file !== '' ? (
            <img
              src={fileAddress(file, 640)}
              alt={t('catalogue.one.picture')}
              loading="lazy"
              className="h-24 w-36 rounded-lg border border-line bg-tint object-contain"
            />
          ) : (
            t('catalogue.nothing')
          )}
        </figure>
      ))}
    </div>
  )
}
