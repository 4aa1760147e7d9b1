// Everything that can have a picture, by kind, with what is shown of it and what nobody has said in words yet.
import { listPictures } from '#contract/pictures.ts'
import { languageName } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { itemPath } from './catalogue-kind.ts'

const kinds = ['logo', 'procedure', 'category', 'package', 'practitioner', 'hotel'] as const

/** The drawings that stand where there is none; the logo has none. */
const drawn = {
  procedure: 'procedure',
  category: 'category',
  package: 'package',
  practitioner: 'practitioner',
  hotel: 'hotel',
}

export async function presentPictures(page: PageContext) {
  const { visitor, provider, t } = page
  const { pictures } = await page.call(listPictures, { language: visitor.language })
  const title = t('catalogue.pictures.title')
  return {
    title: t('meta.catalogue.item', { name: title, clinic: provider.name }),
    heading: title,
    revision: provider.revision,
    groups: kinds
      .map((shows) => ({
        shows,
        pictures: pictures
          .filter((one) => one.shows === shows)
          .map((one) => ({
            slug: one.slug,
            name: one.name || t('catalogue.pictures.shows.logo'),
            photo: one.photo,
            art: shows === 'logo' ? null : `${drawn[shows]}/${one.slug}`,
            href: itemPath('picture', one.slug),
            lacks: one.lacks.map((code) => languageName(code, visitor.language)).join(', '),
          })),
      }))
      .filter((group) => group.pictures.length > 0),
  }
}
export type PicturesPage = Awaited<ReturnType<typeof presentPictures>>
