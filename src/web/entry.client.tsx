// Starts the page in the browser: fetches the texts of its language, then takes over what the server drew.
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Language } from '#kernel/language.ts'
import { type Catalogue, createTranslate } from '#texts/translate.ts'
import { BuildProvider } from './i18n/use-own-build.tsx'
import { ReferenceProvider } from './i18n/use-reference.tsx'
import { TextsProvider } from './i18n/use-texts.tsx'

const preloaded = document.querySelector<HTMLLinkElement>('#texts')

// Without its texts the page stays as the server drew it: it can be read, and its links and forms work.
if (preloaded) {
  const response = await fetch(preloaded.href)
  if (response.ok) start((await response.json()) as Partial<Catalogue>)
}

function start(catalogue: Partial<Catalogue>): void {
  const { lang, dataset } = document.documentElement
  const language = lang as Language
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsProvider value={{ t: createTranslate(catalogue, language), language }}>
          <BuildProvider value={dataset.build}>
            <ReferenceProvider value={dataset.reference}>
              <HydratedRouter />
            </ReferenceProvider>
          </BuildProvider>
        </TextsProvider>
      </StrictMode>,
    )
  })
}
