// The language of pages and mails: written into the client's record, then into this browser by the server, as everywhere on the site.
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { LanguageOption } from '#web/layouts/present-languages.server.ts'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { Section } from '#web/signed-in/section.tsx'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import { Icon } from '#web/ui/icon.tsx'
import { changeClient } from './client-record.ts'

type LanguageSectionProps = {
  email: string
  /** Those that the provider writes in. */
  offered: readonly LanguageOption[]
  /** Goes to an address as a whole document: everything on the page changes its language. */
  go?: (address: string) => void
}

export function LanguageSection({ email, offered, go = (address) => location.assign(address) }: LanguageSectionProps) {
  const { t } = useTexts()
  const deed = useApiAction()
  const present = useFocusWhenChosen()
  const choose = async (event: MouseEvent, one: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || email === '') return
    event.preventDefault()
    // Who cannot read this page gets another one all the same: the record follows with the next choice.
    if (await deed.run((call) => changeClient(call, email, { language: one }))) go(addressOf(one))
  }
  return (
    <Section place="language" title={t('profile.language.title')} text={t('profile.language.text')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {offered.map(({ code, name, isPresent }) => (
          <li key={code}>
            <a
              ref={isPresent ? present : undefined}
              href={addressOf(code)}
              lang={code}
              rel="nofollow"
              aria-current={isPresent || undefined}
              aria-disabled={deed.isBusy || undefined}
              className="flex min-h-14 items-center justify-between gap-3 rounded-xl border border-edge px-4 font-semibold hover:bg-tint aria-current:border-brand aria-current:bg-tint"
              onClick={(event) => void choose(event, code)}
            >
              {name}
              {isPresent && <Icon name="check" className="size-5 text-brand" />}
            </a>
          </li>
        ))}
      </ul>
      <ActionStatus news={deed.news} />
    </Section>
  )
}

/** Whoever has just chosen comes back to here in a new document: the language that is marked now says that it is done. */
function useFocusWhenChosen() {
  const present = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (location.hash === '#language' && document.activeElement === document.body) present.current?.focus()
  }, [])
  return present
}

/** As the links of the header (layouts/language-links.tsx), and back to here. */
const addressOf = (lang: string): string =>
  `/preferences?${new URLSearchParams({ lang, to: '/profile/setting#language' })}`
