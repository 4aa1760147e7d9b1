// The parts of the site itself, each by its own editor.
import type { ComponentType } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AboutEditor } from './about-editor.tsx'
import { ContactEditor } from './contact-editor.tsx'
import { DomainsEditor } from './domains-editor.tsx'
import { LegalEditor } from './legal-editor.tsx'
import { LookEditor } from './look-editor.tsx'
import { useEditor } from './use-editor.ts'

const parts: Record<string, ComponentType> = {
  theme: LookEditor,
  contact: ContactEditor,
  about: AboutEditor,
  'legal-texts': LegalEditor,
  domains: DomainsEditor,
}

export function SiteEditor() {
  const { t } = useTexts()
  const Part = parts[useEditor().slug]
  return Part ? <Part /> : <p>{t('catalogue.noEditor')}</p>
}
