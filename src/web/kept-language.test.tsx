// Guards that looking for something keeps the language that only the address asks for.
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { Hero } from '#web/areas/home/hero.tsx'
import type { Home } from '#web/areas/home/present-home.server.ts'
import type { ProcedureList } from '#web/areas/procedures/present-list.server.ts'
import { ProcedureFilter } from '#web/areas/procedures/procedure-filter.tsx'
import { useListForm } from '#web/forms/use-list-form.ts'
import { TextsProvider } from './i18n/use-texts.tsx'

const home = { headline: '', introduction: '', facts: [], revision: 1 } as unknown as Home
const nothing = { categories: [], priceChoices: [], stayChoices: [], flyChoices: [], procedures: [] }
const list = { ...nothing, filter: {}, total: 0 } as unknown as ProcedureList

function Filter() {
  return <ProcedureFilter id="filter" list={list} listForm={useListForm('filter')} />
}

function draw(address: string): string {
  const routes = [
    { path: '/', element: <Hero home={home} /> },
    { path: '/procedures', element: <Filter /> },
  ]
  const markup = renderToStaticMarkup(
    <TextsProvider value={{ t: translatorOf('ar'), language: 'ar' }}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </TextsProvider>,
  )
  return /<form[^>]* action="\/procedures".*<\/form>/s.exec(markup)?.[0] ?? ''
}

test.each(['/', '/procedures'])('a search from %s stays in the language of the address', (path) => {
  expect(draw(`${path}?lang=ar`)).toContain('<input type="hidden" name="lang" value="ar"/>')
})

test.each(['/', '/procedures'])('a search from %s names no language where the address names none', (path) => {
  expect(draw(path)).toContain('name="q"')
  expect(draw(path)).not.toContain('name="lang"')
})
