// Up to three procedures side by side.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Price } from '#web/ui/price.tsx'
import { useAnaesthesia } from './anaesthesia.ts'
import type { ComparedProcedure } from './present-list.server.ts'

export function CompareTable({ procedures }: { procedures: ComparedProcedure[] }) {
  const { t } = useTexts()
  const anaesthesia = useAnaesthesia()
  if (procedures.length === 0) return null
  const rows: { label: string; cell: (one: ComparedProcedure) => React.ReactNode }[] = [
    { label: t('procedures.filter.category'), cell: (one) => one.category },
    { label: t('procedures.price'), cell: (one) => <Price price={one.price} /> },
    { label: t('procedures.duration'), cell: (one) => t('procedures.minutes', { count: one.durationMin }) },
    { label: t('procedures.anaesthesia'), cell: (one) => anaesthesia(one.anaesthesia) },
    { label: t('procedures.hospital'), cell: (one) => t('procedures.nights', { count: one.hospitalNights }) },
    { label: t('procedures.stay'), cell: (one) => t('procedures.days', { count: one.stayDays }) },
    { label: t('procedures.fly'), cell: (one) => one.fly },
    {
      label: t('procedures.packages'),
      cell: (one) =>
        one.packages > 0 ? t('procedures.packageCount', { count: one.packages }) : t('procedures.noPackage'),
    },
  ]
  return (
    <section aria-labelledby="compared" className="card mt-8 overflow-x-auto p-5">
      <h2 id="compared" className="mb-3">
        {t('procedures.compared')}
      </h2>
      <table className="w-full min-w-96 text-start">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('procedures.compared')}</span>
            </th>
            {procedures.map(({ slug, name }) => (
              <th key={slug} scope="col" className="p-2 text-start align-bottom">
                <Link className="link" to={`/procedures/${slug}`}>
                  {name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-2 pe-3 text-start align-top font-normal text-muted">
                {label}
              </th>
              {procedures.map((one) => (
                <td key={one.slug} className="p-2 align-top">
                  {cell(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
