// The fields of treatment, each with its drawing and the number of procedures.
import { Link } from 'react-router'
import { Picture } from '#web/ui/picture.tsx'
import type { Home } from './present-home.server.ts'

export function Categories({ categories, revision }: { categories: Home['categories']; revision: number }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 lg:gap-x-8">
      {categories.map(({ slug, name, count, photo }) => (
        <li key={slug} className="group relative">
          <Picture
            photo={photo ?? null}
            art={`category/${slug}`}
            revision={revision}
            width={320}
            height={200}
            alt=""
            className="aspect-[8/5] w-full rounded-card bg-wash"
          />
          <h3 className="mt-3">
            <Link
              to={`/procedures?${new URLSearchParams({ category: slug })}`}
              className="group-hover:text-brand group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-brand"
            >
              {name}
            </Link>
          </h3>
          <p className="text-muted">{count}</p>
        </li>
      ))}
    </ul>
  )
}
