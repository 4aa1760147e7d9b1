// Begins a new document: its name makes the word of its address, and the rest is written on its own page.
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CatalogueValue } from '#contract/catalogue.ts'
import { slugify } from '#kernel/slug.ts'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useFocusTurn } from '#web/signed-in/use-focus-turn.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type CatalogueKind, itemPath } from './catalogue-kind.ts'
import { draftPlace, keepDocumentDraft } from './document-draft.ts'

type AddItemProps = {
  kind: CatalogueKind
  blank: CatalogueValue
  taken: readonly { slug: string; name: string }[]
  /** The provider's own: the name is written in it first. */
  language: { code: string; name: string }
}

/** As the data pack has them: an address that is read out and typed. */
const slugOf = (name: string): string =>
  slugify(name)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)

export function AddItem({ kind, blank, taken, language }: AddItemProps) {
  const { t } = useTexts()
  const { me } = useDeskFrame()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [own, setOwn] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const [inside, outside] = [useRef<HTMLFormElement>(null), useRef<HTMLButtonElement>(null)]
  useFocusTurn(isOpen, inside, outside)
  const id = useId()
  const slug = own ?? slugOf(name)
  const fault = faultOf(name, slug, taken)
  const begin = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (fault) return document.getElementById(`${id}-${fault === 'name' ? 'name' : 'slug'}`)?.focus()
    const begun = { ...blank, slug, name: { [language.code]: name.trim() } }
    keepDocumentDraft(draftPlace(me.id, kind, slug), { document: begun, began: null, base: '', at: Date.now() })
    void navigate(itemPath(kind, slug))
  }
  if (!isOpen) {
    return (
      <button
        ref={outside}
        type="button"
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" className="size-5" />
        {t(`catalogue.add.${kind === 'procedure' || kind === 'package' || kind === 'practitioner' ? kind : 'other'}`)}
      </button>
    )
  }
  return (
    <form ref={inside} noValidate className="card grid gap-4 p-4" onSubmit={begin}>
      <div>
        <label className="label" htmlFor={`${id}-name`}>
          {t('catalogue.add.name', { language: language.name })}
        </label>
        {isAsked && fault === 'name' && (
          <p id={`${id}-nameFault`} className="mb-2 font-semibold text-bad">
            {t('catalogue.fault.required')}
          </p>
        )}
        <input
          id={`${id}-name`}
          lang={language.code}
          dir="auto"
          autoComplete="off"
          className="field"
          value={name}
          aria-describedby={isAsked && fault === 'name' ? `${id}-nameFault` : undefined}
          aria-invalid={(isAsked && fault === 'name') || undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <div>
        <label className="label" htmlFor={`${id}-slug`}>
          {t('catalogue.add.slug')}
        </label>
        <p id={`${id}-hint`} className="hint mb-2">
          {t('catalogue.add.slugHint')}
        </p>
        {isAsked && fault && fault !== 'name' && (
          <p id={`${id}-slugFault`} className="mb-2 font-semibold text-bad">
            {t(`catalogue.add.${fault}`)}
          </p>
        )}
        <input
          id={`${id}-slug`}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          className="field"
          value={slug}
          aria-describedby={isAsked && fault && fault !== 'name' ? `${id}-hint ${id}-slugFault` : `${id}-hint`}
          aria-invalid={(isAsked && fault !== undefined && fault !== 'name') || undefined}
          onChange={({ currentTarget }) => setOwn(currentTarget.value)}
        />
      </div>
      <p className="flex flex-wrap gap-2">
        <button type="submit" className="button min-h-11 px-4 py-1">
          {t('catalogue.add.go')}
        </button>
        <button type="button" className="button button-quiet min-h-11 px-4 py-1" onClick={() => setOpen(false)}>
          {t('catalogue.save.cancel')}
        </button>
      </p>
    </form>
  )
}

function faultOf(
  name: string,
  slug: string,
  taken: AddItemProps['taken'],
): 'name' | 'badSlug' | 'takenSlug' | undefined {
  if (name.trim() === '') return 'name'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) return 'badSlug'
  return taken.some((one) => one.slug === slug) ? 'takenSlug' : undefined
}
