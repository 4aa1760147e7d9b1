// What the client asked for, is offered and has accepted, with what comes next; or the way to a first request.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { OwnList } from '#web/signed-in/own-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { QuoteGroups, QuoteItem } from './present-list.server.ts'
import { Sent } from './sent.tsx'
import { StateTag } from './state-tag.tsx'

type ProceduresPageProps = {
  heading: string
  groups: QuoteGroups | undefined
  /** Whether their address is known to be theirs: their requests are found by it. */
  isConfirmed: boolean
}

export function ProceduresPage(list: ProceduresPageProps) {
  const { t } = useTexts()
  return (
    <OwnList
      {...list}
      introduction={t('offers.introduction')}
      none={<NothingYet />}
      more={{ to: '/quote', text: t('offers.askAnother') }}
    >
      {(item) => <Item {...item} />}
    </OwnList>
  )
}

function Item({ reference, href, title, state, stateText, next, total, sent }: QuoteItem) {
  return (
    <article className="card relative grid gap-2 p-5 hover:border-edge md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 break-words">
          {/* The whole card is the link: its name is that of the procedure alone. */}
          <Link to={href} className="after:absolute after:inset-0 after:rounded-card">
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <StateTag text={stateText} isOpen={state === 'offered'} />
      </div>
      <p>{next}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Sent {...{ sent, reference }} />
        {total && <bdi className="figure font-semibold">{total}</bdi>}
      </p>
    </article>
  )
}

function NothingYet() {
  const { t } = useTexts()
  return (
    <div className="card grid justify-items-start gap-4 p-6 md:p-8">
      <Icon name="calendar" className="size-12 rounded-full bg-wash p-2.5 text-brand" />
      <h2 className="text-xl">{t('offers.none')}</h2>
      <p className="text-muted">{t('offers.noneText')}</p>
      <p className="flex flex-wrap gap-3">
        <Link className="button" to="/procedures">
          {t('offers.toProcedures')}
        </Link>
        <Link className="button button-quiet" to="/quote">
          {t('offers.toQuote')}
        </Link>
      </p>
    </div>
  )
}
