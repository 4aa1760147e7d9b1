// What a package holds, as a bill: each part with its price alone, the sums, and beside it what is not inside.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Amounts } from '#web/ui/price.tsx'
import { ExcludedList } from './excluded-list.tsx'
import { Firmness } from './firmness.tsx'
import type { PackageText } from './present-packages.server.ts'

export function PackageContents({ one }: { one: PackageText }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-8 px-5 pb-6 md:px-8 md:pb-8 lg:grid-cols-[2fr_1fr] lg:gap-12">
      <Bill one={one} />
      <div>
        <p className="max-w-none border-b border-line py-2 text-sm text-muted">{t('packages.notInside')}</p>
        <ExcludedList lines={one.excluded} />
        {one.rounded && <p className="hint mt-4">{t('packages.rounded')}</p>}
      </div>
    </div>
  )
}

function Bill({ one }: { one: PackageText }) {
  const { t } = useTexts()
  const sums: [string, string | null, string][] = [
    [t('packages.parts'), one.partsPrice, ''],
    [t('packages.whole'), one.price.shown, 'font-semibold'],
    [t('packages.saved'), one.saving, 'font-semibold text-good'],
  ]
  return (
    <table className="w-full self-start">
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-2 text-start font-normal">
            {t('packages.inside')}
          </th>
          <th scope="col" className="py-2 text-end font-normal md:whitespace-nowrap">
            {t('packages.worth')}
          </th>
        </tr>
      </thead>
      <tbody>
        {one.inside.map(({ text, worth, mayChangeIf }) => (
          <tr key={text} className="border-b border-line align-top">
            <th scope="row" className="py-3 pe-4 text-start font-normal">
              {text}
              <Firmness mayChangeIf={mayChangeIf} />
            </th>
            <td className="py-3 text-end max-sm:text-sm">
              <Amounts text={worth} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(
          ([label, amount, look]) =>
            amount && (
              <tr key={label} className={look}>
                <th scope="row" className="pt-3 pe-4 text-start [font-weight:inherit]">
                  {label}
                </th>
                <td className="pt-3 text-end max-sm:text-sm">
                  <Amounts text={amount} />
                </td>
              </tr>
            ),
        )}
      </tfoot>
    </table>
  )
}
