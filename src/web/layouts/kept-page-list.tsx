// The pages of this site that are kept on this device, as links. Documents: what they need is kept with them.
import { useEffect, useState } from 'react'
import type { KeptPage } from '#web/browser/page-shelf.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

const most = 12

export function KeptPageList({ except }: { except: string }) {
  const { t } = useTexts()
  const [pages, setPages] = useState<KeptPage[]>([])
  useEffect(() => {
    // What fetches it runs beside the pages anyway; without it there is no list, and nothing else is lost.
    import('#web/browser/page-shelf.ts').then(({ listKeptPages }) => listKeptPages()).then(setPages, () => {})
  }, [])
  const others = pages.filter(({ path }) => path !== except).slice(0, most)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="kept" className="grid gap-2">
      <h2 id="kept" className="text-xl">
        {t('offline.kept')}
      </h2>
      <ul className="grid gap-1">
        {others.map(({ path, title }) => (
          <li key={path}>
            <a className="link inline-block py-1" href={path}>
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
