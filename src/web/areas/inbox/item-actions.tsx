// What can be done about an item, the most likely first: nobody should have to look for how a request is answered.
import { Link } from 'react-router'
import { useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useInboxDesk } from './inbox-desk.ts'
import { focusPlace, placeId } from './item-places.ts'
import type { KnownItem } from './present-item.server.ts'

const quiet = 'button button-quiet min-h-11 px-4 py-1'
const loud = 'button min-h-11 px-5 py-1'

export function ItemActions({ item }: { item: KnownItem }) {
  const { t } = useTexts()
  const { isBusy, finish, turn } = useInboxDesk()
  const [mayWork, mayOffer, mayPatients] = [useMay('inbox.work'), useMay('offers.write'), useMay('patients.read')]
  const { row, offer, answering, patient } = item
  const isRequest = row.kind === 'quote-request'
  const writesOffer = isRequest && mayOffer
  const answersFirst = answering !== null && mayWork && item.isAsked
  const press = (deed: () => unknown) => () => isBusy || void deed()
  const answer = (look: string) => (
    <button type="button" className={look} aria-keyshortcuts="r" onClick={() => focusPlace(placeId('answer'))}>
      {t('desk.inbox.act.answer')}
    </button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {answersFirst && answer(loud)}
      {writesOffer && (
        <Link className={answersFirst ? quiet : loud} to={`/desk/offers/${row.reference}`} aria-keyshortcuts="o">
          {t(offer ? 'desk.inbox.act.offerAgain' : 'desk.inbox.act.offer')}
        </Link>
      )}
      {answering && mayWork && !answersFirst && answer(writesOffer ? quiet : loud)}
      {patient && mayPatients && (
        <Link className={answering ? quiet : loud} to={`/desk/patients/${patient}`}>
          {t('desk.inbox.act.patient')}
        </Link>
      )}
      {mayWork && row.state !== 'done' && (
        <button
          type="button"
          className={quiet}
          aria-keyshortcuts="e"
          aria-disabled={isBusy || undefined}
          onClick={press(() => finish(row))}
        >
          {t('desk.inbox.act.done')}
        </button>
      )}
      {mayWork && row.state === 'open' && answering && (
        <button
          type="button"
          className={quiet}
          aria-disabled={isBusy || undefined}
          onClick={press(() => turn(row, 'waiting'))}
        >
          {t('desk.inbox.act.wait')}
        </button>
      )}
      {mayWork && row.state !== 'open' && (
        <button
          type="button"
          className={quiet}
          aria-disabled={isBusy || undefined}
          onClick={press(() => turn(row, 'open'))}
        >
          {t('desk.inbox.act.reopen')}
        </button>
      )}
    </div>
  )
}
