// All pictures of the site: what each shows, and which are drawings or lack words.
import { useId } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PicturesPage as Pictures } from './present-pictures.server.ts'

export function PicturesPage({ page: { heading, groups, revision } }: { page: Pictures }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-8">
      <div>
        <Link className="link inline-flex min-h-11 items-center" to="/desk/catalogue">
          {t('catalogue.back')}
        </Link>
        <h1 className="text-3xl">{heading}</h1>
        <p className="mt-2 text-muted">{t('catalogue.pictures.hint')}</p>
      </div>
      {groups.map((group) => (
        <Group key={group.shows} group={group} revision={revision} />
      ))}
    </div>
  )
}

function Group({ group: { shows, pictures }, revision }: { group: Pictures['groups'][number]; revision: number }) {
  const { t } = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {t(`catalogue.pictures.shows.${shows}`)}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4">
        {pictures.map(({ slug, name, photo, art, href, lacks }) => (
          <li key={slug} className="card relative overflow-hidden">
            {photo || art ? (
              <Picture
                photo={photo && { ...photo, description: '' }}
                art={art ?? ''}
                revision={revision}
                width={320}
                height={200}
                alt=""
                className="aspect-[8/5] w-full bg-wash"
              />
            ) : (
              <div className="aspect-[8/5] bg-wash" />
            )}
            <p className="p-3">
              <Link to={href} className="font-semibold after:absolute after:inset-0 hover:underline">
                {name}
              </Link>
              {!photo && <span className="block text-sm text-muted">{t('catalogue.pictures.drawing')}</span>}
              {lacks && (
                <span className="block text-sm text-warn">
                  {t('catalogue.pictures.undescribed', { languages: lacks })}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
