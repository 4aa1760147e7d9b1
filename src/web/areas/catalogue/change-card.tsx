// One change: who made it, when, each place before and after, and what can be done about it.
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { TextKey } from '#texts/translate.ts'
import { useDeskFrame, useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ConfirmButton } from '#web/signed-in/confirm-button.tsx'
import { sayPlace } from './place-names.ts'
import type { ChangeView } from './present-changes.server.ts'
import { ShownPictures } from './shown-pictures.tsx'
import { ShownChange } from './shown-value.tsx'
import type { Decide } from './use-decide.ts'

type ChangeCardProps = {
  change: ChangeView
  languages: readonly { code: string; name: string }[]
  deciding: Decide
  /** In the list of all changes: it leads to what it changes, and its places are open. */
  isListed?: boolean
}

const toneOf: Partial<Record<ChangeView['state'], string>> = {
  review: 'text-warn',
  scheduled: 'text-warn',
  failed: 'text-bad',
}

export function ChangeCard({ change, languages, deciding, isListed = false }: ChangeCardProps) {
  const { t } = useTexts()
  const { by, at, due, state, fields, note, reviewedBy, isUndoing } = change
  const places = fields.map(({ path }) => sayPlace(t, path, languages))
  const summary = [...new Set(places)].slice(0, 3).join(', ')
  const more = new Set(places).size - 3
  return (
    <article aria-label={`${change.name}, ${at}`} className="grid min-w-0 gap-2">
      {isListed && (
        <h3 className="text-base">
          <Link className="link inline-flex min-h-11 items-center" to={change.href}>
            {change.name}
          </Link>{' '}
          {/* The names of the others say what they are. */}
          {change.kind !== 'picture' && change.kind !== 'calendar' && (
            <span className="text-sm font-normal text-muted">{t(`catalogue.one.${change.kind}`)}</span>
          )}
        </h3>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className={`tag ${toneOf[state] ?? ''}`}>{t(`catalogue.state.${state}`)}</span>
        {isUndoing && <span className="tag">{t('catalogue.undoing')}</span>}
      </p>
      <p className="text-sm">
        <bdi className="font-semibold">{by || t('catalogue.byPack')}</bdi> <span className="text-muted">{at}</span>
        {state === 'scheduled' && due && <span className="block">{t('catalogue.due', { moment: due })}</span>}
        {reviewedBy && (
          <span className="block text-muted">{t('catalogue.signedBy', { name: `\u2068${reviewedBy}\u2069` })}</span>
        )}
        {note && <Note state={state} note={note} languages={languages} />}
      </p>
      <details open={isListed && state === 'review'} className="min-w-0">
        <summary className="min-h-11 cursor-pointer py-2 text-sm hover:text-brand">
          {summary || t('catalogue.place.whole')}
          {more > 0 && ` ${t('catalogue.andMore', { count: more })}`}
        </summary>
        <dl className="grid gap-3 border-s-2 border-line ps-3 text-sm">
          {fields.map(({ path, before, after }) => (
            <div key={path} className="min-w-0">
              <dt className="font-semibold">{sayPlace(t, path, languages)}</dt>
              <dd>
                {change.kind === 'picture' && path === 'file' ? (
                  <ShownPictures before={before} after={after} />
                ) : (
                  <ShownChange before={before} after={after} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <Decisions change={change} deciding={deciding} />
    </article>
  )
}

const failures: Record<string, TextKey> = {
  conflict: 'catalogue.failed.conflict',
  invalid: 'catalogue.failed.invalid',
  'not-allowed': 'catalogue.failed.notAllowed',
}

/** Of one that failed the server names the places; what colleagues wrote is said as it is. */
function Note({ state, note, languages }: Pick<ChangeView, 'state' | 'note'> & Pick<ChangeCardProps, 'languages'>) {
  const { t } = useTexts()
  const [, why = '', paths = ''] = /^(conflict|invalid|not-allowed): ?(.*)$/s.exec(note) ?? []
  const key = state === 'failed' ? failures[why] : undefined
  if (!key) {
    return (
      <span dir="auto" className="block">
        {note}
      </span>
    )
  }
  const places = paths.split(', ').map((path) => sayPlace(t, path, languages))
  return <span className="block text-bad">{t(key, { places: places.join(', ') })}</span>
}

function Decisions({ change: { id, state, by, at, canUndo }, deciding }: { change: ChangeView; deciding: Decide }) {
  const { t } = useTexts()
  const { me } = useDeskFrame()
  const maySign = useMay('medical.review')
  const mayDrop = useMay('catalogue.edit') || by === me.name
  const isBusy = deciding.isBusy
  const buttons: ReactNode[] = []
  if (state === 'review' && maySign) buttons.push(<Review key="review" id={id} deciding={deciding} />)
  if ((state === 'review' || state === 'scheduled') && mayDrop) {
    buttons.push(
      <ConfirmButton
        key="drop"
        label={t('catalogue.decide.drop')}
        about={at}
        question={t('catalogue.decide.drop.question')}
        isBusy={isBusy}
        onYes={() => void deciding.decide(id, 'drop')}
      />,
    )
  }
  if (canUndo) {
    buttons.push(
      <ConfirmButton
        key="undo"
        label={t('catalogue.decide.undo')}
        about={at}
        question={t('catalogue.decide.undo.question')}
        isBusy={isBusy}
        onYes={() => void deciding.decide(id, 'undo')}
      />,
    )
  }
  return buttons.length > 0 && <div className="flex flex-wrap gap-2">{buttons}</div>
}

/** Signing takes one press; sending back says why, so that nobody has to ask. */
function Review({ id, deciding }: { id: string; deciding: Decide }) {
  const { t } = useTexts()
  const [isBack, setBack] = useState(false)
  const [note, setNote] = useState('')
  const decide = (decision: 'approve' | 'send-back') => deciding.isBusy || void deciding.decide(id, decision, note)
  return (
    <div className="grid w-full gap-3">
      {isBack && (
        <div>
          <label className="label" htmlFor={`note-${id}`}>
            {t('catalogue.decide.why')}
          </label>
          <textarea
            id={`note-${id}`}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button before it
            autoFocus
            className="field min-h-20"
            rows={2}
            dir="auto"
            maxLength={2000}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {!isBack && (
          <button
            type="button"
            className="button min-h-11 px-4 py-1"
            aria-disabled={deciding.isBusy || undefined}
            onClick={() => decide('approve')}
          >
            {t('catalogue.decide.approve')}
          </button>
        )}
        <button
          type="button"
          className="button button-quiet min-h-11 px-4 py-1"
          aria-disabled={deciding.isBusy || undefined}
          onClick={() => (isBack ? decide('send-back') : setBack(true))}
        >
          {t('catalogue.decide.send-back')}
        </button>
        {isBack && (
          <button type="button" className="button button-quiet min-h-11 px-4 py-1" onClick={() => setBack(false)}>
            {t('catalogue.save.cancel')}
          </button>
        )}
      </div>
    </div>
  )
}
