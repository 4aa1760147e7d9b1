// What stands around every document that is changed: its name, its fields by kind, the bar that saves, and what was changed of it before.
import { type ComponentType, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { CatalogueKind } from './catalogue-kind.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { History } from './history.tsx'
import type { ItemPage } from './present-item.server.ts'
import { PricesPanel } from './prices-panel.tsx'
import { SaveBar } from './save-bar.tsx'
import { DocumentProvider, useOpenDocument } from './use-document.ts'
import { EditorProvider } from './use-editor.ts'
import { useEditorDeeds } from './use-editor-deeds.ts'
import { useFaultFocus } from './use-fault-focus.ts'
import { WithdrawPart } from './withdraw-part.tsx'

/** One for each kind of document; a kind without one has a page that says so. */
export type Editors = Partial<Record<CatalogueKind, ComponentType>>

export function Editor({ item, editors }: { item: ItemPage; editors: Editors }) {
  const { t } = useTexts()
  const { me } = useDeskFrame()
  const { kind, slug, name, standing, blank, isWithdrawn } = item
  const languages = item.languages.map(({ code }) => code)
  const open = useOpenDocument({ kind, slug, languages, standing, blank, staffId: me.id })
  const { saving, deciding } = useEditorDeeds(open)
  const form = useRef<HTMLFormElement>(null)
  useFaultFocus(form, open.faults, saving.state)
  useSaveKey(() => open.dirty.length > 0 && void saving.save())
  useLeaveWarning(open.dirty.length > 0 && !open.isKept)
  const Fields = editors[kind]
  const isNew = open.began === null
  return (
    <EditorProvider value={item}>
      <DocumentProvider value={open}>
        <p>
          <Link className="link inline-flex min-h-11 items-center" to="/desk/catalogue">
            {t('catalogue.back')}
          </Link>
        </p>
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-3xl">{isNew ? t(`catalogue.new.${isAdded(kind) ? kind : 'other'}`) : name}</h1>
          {!isNew && <span className="tag">{t(`catalogue.one.${kind}`)}</span>}
          {isWithdrawn && <span className="tag text-warn">{t('catalogue.withdrawn')}</span>}
        </div>
        <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <form
            ref={form}
            noValidate
            aria-label={name}
            className="grid min-w-0 gap-8"
            onSubmit={(event) => {
              event.preventDefault()
              void saving.save()
            }}
          >
            {Fields ? <Fields /> : <p>{t('catalogue.noEditor')}</p>}
            {saving.state.state === 'conflict' && <ConflictPanel saving={saving} conflict={saving.state} />}
            {saving.state.state === 'prices' && <PricesPanel saving={saving} asked={saving.state} />}
            <SaveBar saving={saving} />
          </form>
          <div className="grid gap-8">
            <History deciding={deciding} />
            <WithdrawPart saving={saving} />
          </div>
        </div>
      </DocumentProvider>
    </EditorProvider>
  )
}

const isAdded = (kind: CatalogueKind): kind is 'procedure' | 'package' | 'practitioner' | 'hotel' =>
  kind === 'procedure' || kind === 'package' || kind === 'practitioner' || kind === 'hotel'

/** As in every program that saves. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      save()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** Only where this browser keeps nothing: else it is there when they come back. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
