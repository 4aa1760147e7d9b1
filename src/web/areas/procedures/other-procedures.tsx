// Others of the same category, for someone who is not sure yet which one it is.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ProcedureText } from './present-procedure.server.ts'

export function OtherProcedures({ procedure }: { procedure: ProcedureText }) {
  const { t } = useTexts()
  const { others, category, revision } = procedure
  if (others.length === 0) return null
  return (
    <section className="border-t border-line py-10 lg:py-14">
      <h2 className="mb-6">{t('procedure.others', { category: category.name })}</h2>
      <ul className="grid gap-6 sm:grid-cols-3">
        {others.map(({ slug, name, photo, price }) => (
          <li key={slug} className="group relative flex items-center gap-4 sm:block">
            <Picture
              photo={photo}
              art={`procedure/${slug}`}
              revision={revision}
              width={640}
              height={400}
              alt=""
              className="aspect-[8/5] w-28 shrink-0 rounded-card bg-wash sm:w-full"
            />
            <div className="sm:mt-3">
              <h3>
                <Link className="after:absolute after:inset-0 group-hover:underline" to={`/procedures/${slug}`}>
                  {name}
                </Link>
              </h3>
              <p className="text-muted">
                {price.isRange && `${t('price.from')} `}
                <bdi className="figure">{price.from}</bdi>
                {price.unit && ` ${price.unit}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
