// Guards how the languages of a clinic are offered: each by its own name, or, where there are many, on the page to choose on.
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { LanguageLinks } from './language-links.tsx'

/** The first is the one that the page is in. */
function draw(...codes: string[]): string {
  const languages = codes.map((code, at) => ({
    code,
    name: `Name ${code}`,
    label: `Label ${code}`,
    isPresent: at === 0,
  }))
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/contact']}>
      <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
        <LanguageLinks languages={languages} />
      </TextsProvider>
    </MemoryRouter>,
  )
}

test('the other languages are links by their own names, and the way back is here', () => {
  const drawn = draw('en', 'ar', 'pt-BR')
  expect(drawn).toContain('href="/preferences?lang=ar&amp;to=%2Fcontact"')
  expect(drawn).toMatch(/lang="pt-BR"[^>]*aria-label="Label pt-BR"[^>]*>Name pt-BR</)
  expect(drawn).not.toContain('Name en')
})

test('more than two others are one link to the page where all can be chosen', () => {
  const drawn = draw('en', 'ar', 'de', 'ru')
  expect(drawn).toContain('href="/preferences?to=%2Fcontact"')
  expect(drawn).not.toContain('Name')
})

test('a clinic of one language offers none', () => {
  expect(draw('en')).toBe('')
})
