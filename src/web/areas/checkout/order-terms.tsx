// What a client agrees to: when they pay, what cancelling costs, what is given back, and their rights.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { CancellationPolicy } from '#web/site/cancellation-policy.tsx'
import type { OrderView } from './present-order.server.ts'

export function OrderTerms({ order: { plan, policy, failures, isPackage } }: { order: OrderView }) {
  const { t } = useTexts()
  return (
    <>
      <Plan plan={plan} />
      {policy && (
        <section aria-labelledby="policy" className="card grid gap-4 p-5 md:p-6">
          <div className="grid gap-1">
            <h2 id="policy" className="text-xl">
              {t('checkout.policy')}
            </h2>
            <p className="text-muted">{t('checkout.policyText')}</p>
          </div>
          <CancellationPolicy policy={policy} />
        </section>
      )}
      {failures.length > 0 && <Failures failures={failures} />}
      {isPackage && <PackageRights />}
    </>
  )
}

function Plan({ plan }: Pick<OrderView, 'plan'>) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="plan" className="card grid gap-3 p-5 md:p-6">
      <h2 id="plan" className="text-xl">
        {t('checkout.plan')}
      </h2>
      <dl>
        {plan.map(({ when, amount }) => (
          <div
            key={`${when}${amount}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3 last:border-0"
          >
            <dt>{when}</dt>
            <dd className="ms-auto font-semibold">
              <bdi className="figure">{amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Failures({ failures }: Pick<OrderView, 'failures'>) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="failures" className="card grid gap-3 p-5 md:p-6">
      <h2 id="failures" className="text-xl">
        {t('checkout.failures')}
      </h2>
      <table className="block w-full text-start sm:table">
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr>
            <th scope="col" className="hint py-2 pe-6 text-start font-normal">
              {t('checkout.failuresItem')}
            </th>
            <th scope="col" className="hint py-2 text-start font-normal">
              {t('checkout.failuresBack')}
            </th>
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {failures.map(({ id, title, text }) => (
            <tr key={id} className="block border-t border-line py-3 sm:table-row sm:py-0">
              <th scope="row" className="block min-w-0 break-words text-start sm:table-cell sm:py-3 sm:pe-6">
                <bdi>{title}</bdi>
              </th>
              <td className="block sm:table-cell sm:py-3">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PackageRights() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="package" className="card grid gap-3 p-5 md:p-6">
      <h2 id="package" className="text-xl">
        {t('checkout.package')}
      </h2>
      <p>{t('checkout.packageText')}</p>
      <ul className="list-disc ps-5">
        {(['one', 'two', 'three', 'four'] as const).map((name) => (
          <li key={name}>{t(`checkout.package.${name}`)}</li>
        ))}
      </ul>
    </section>
  )
}
