// Where the site shows a picture, in the shapes that it shows it in.
import type { DeskPicture } from '#contract/pictures.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { fileAddress } from './send-picture.ts'

type PlacesProps = { file: string; shows: DeskPicture['shows']; name: string }

/** As the cards and the heads of pages cut it (procedures/procedure-card.tsx, procedure-hero.tsx, practitioner-list.tsx). */
const shapes: Record<DeskPicture['shows'], { text: 'card' | 'page' | 'portrait' | 'mark'; look: string }[]> = {
  procedure: [
    { text: 'card', look: 'aspect-[16/9] w-full rounded-xl' },
    { text: 'page', look: 'aspect-[8/5] w-full rounded-card' },
  ],
  category: [{ text: 'card', look: 'aspect-[16/9] w-full rounded-xl' }],
  package: [{ text: 'card', look: 'aspect-[8/5] w-full rounded-xl' }],
  hotel: [
    { text: 'card', look: 'aspect-[16/10] w-full rounded-xl' },
    { text: 'page', look: 'aspect-[16/9] w-full rounded-card' },
  ],
  practitioner: [{ text: 'portrait', look: 'size-32 rounded-full' }],
  logo: [{ text: 'mark', look: 'max-h-24 w-auto object-contain' }],
}

export function PicturePlaces({ file, shows, name }: PlacesProps) {
  const { t } = useTexts()
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {shapes[shows].map(({ text, look }) => (
        <figure key={text} className="card overflow-hidden p-3">
          <img
            src={fileAddress(file, 640)}
            alt=""
            width={640}
            height={400}
            className={`bg-wash object-cover ${look}`}
          />
          <figcaption className="mt-2">
            {name && <span className="block font-semibold">{name}</span>}
            <span className="text-sm text-muted">{t(`catalogue.picture.place.${text}`)}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
