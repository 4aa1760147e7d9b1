// What a client may add to their trip: transfers and insurance, each with its price and its seller, and nothing chosen for them.
import { addExtraToOrder } from '#web/browser/endpoints/extras.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { Fold } from '#web/ui/fold.tsx'
import type { ExtraView } from './present-extras.server.ts'
import type { OrderView } from './present-order.server.ts'
import { useOrderAction } from './use-order-action.ts'

type ExtrasSectionProps = { order: Pick<OrderView, 'reference'>; extras: ExtraView[] }

export function ExtrasSection({ order: { reference }, extras }: ExtrasSectionProps) {
  const { t, language } = useTexts()
  const action = useOrderAction('checkout.extra.gone')
  // It says what came of the last press also where nothing is left to be added.
  if (extras.length === 0 && !action.news) return null
  const add = (extra: string, ways: ExtraView['choices'][number]['ways']) => {
    if (action.isBusy) return
    void action.send(toEndpoint(addExtraToOrder, { order: reference, extra, ways, language }))
  }
  return (
    <section aria-labelledby="extras" className="grid gap-4 noscript:hidden">
      <div className="grid gap-1">
        <h2 id="extras" className="text-xl">
          {t('checkout.extra.title')}
        </h2>
        <p className="text-muted">{t('checkout.extra.text')}</p>
      </div>
      <ul className="grid gap-4">
        {extras.map((extra) => (
          <li key={extra.slug}>
            <Extra extra={extra} add={(ways) => add(extra.slug, ways)} />
          </li>
        ))}
      </ul>
      <ActionStatus news={action.news} />
    </section>
  )
}

type ExtraProps = { extra: ExtraView; add: (ways: ExtraView['choices'][number]['ways']) => void }

function Extra({ extra, add }: ExtraProps) {
  const { t } = useTexts()
  const { title, description, choices, party, registration } = extra
  return (
    <article className="card grid gap-4 p-5 md:p-6">
      <div className="grid gap-1">
        <h3 className="break-words">
          <bdi>{title}</bdi>
        </h3>
        <p>{description}</p>
        <p className="hint">{party}</p>
        {registration && <p className="hint">{registration}</p>}
      </div>
      <Fold className="border-t border-line" line="pt-3 font-semibold" summary={t('checkout.extra.details')}>
        <Details extra={extra} />
      </Fold>
      {choices.length > 0 && (
        <p className="flex flex-wrap gap-3">
          {choices.map(({ ways, key, price }) => {
            const words = t(key ? `checkout.extra.add.${key}` : 'checkout.extra.add', { price: `\u2068${price}\u2069` })
            return (
              <button
                key={ways.join()}
                type="button"
                className="button button-quiet"
                aria-label={t('checkout.extra.addThis', { button: words, title: `\u2068${title}\u2069` })}
                onClick={() => add(ways)}
              >
                {words}
              </button>
            )
          })}
        </p>
      )}
    </article>
  )
}

function Details({ extra: { facts, covers, excludes, policyUrl } }: Pick<ExtraProps, 'extra'>) {
  const { t } = useTexts()
  return (
    <div className="grid gap-4 pt-1">
      <Lines lines={facts} />
      {covers.length > 0 && <Lines heading={t('checkout.extra.covers')} lines={covers} />}
      {excludes.length > 0 && <Lines heading={t('checkout.extra.excludes')} lines={excludes} />}
      {policyUrl && (
        <p>
          <a className="link py-1" href={policyUrl} target="_blank" rel="noreferrer">
            {t('checkout.extra.policy')}
          </a>
        </p>
      )}
    </div>
  )
}

function Lines({ heading, lines }: { heading?: string; lines: string[] }) {
  return (
    <div className="grid gap-2">
      {heading && <h4 className="font-semibold">{heading}</h4>}
      <ul className="grid list-disc gap-1 ps-5">
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
