// @vitest-environment happy-dom
// Guards that a name or an address that does not do says so beside its field, also to those who hear it.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { DeskFrameProvider } from '#web/desk/desk-frame.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { AddItem } from './add-item.tsx'
import { t } from './show-editor.test-support.tsx'

afterEach(cleanup)

test('an empty name and a taken address are described at their fields', () => {
  const desk = {
    me: { id: 'person', name: 'Rana', email: 'rana@harbour.example' },
    may: [],
    clinic: 'Harbour Clinic',
    timeZone: 'Asia/Dubai',
    elsewhere: [],
  }
  const taken = [{ slug: 'hip', name: 'Hip' }]
  const element = <AddItem kind="procedure" blank={{}} taken={taken} language={{ code: 'en', name: 'English' }} />
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <DeskFrameProvider value={desk}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </DeskFrameProvider>
    </TextsProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: t('catalogue.add.procedure') }))
  const go = () => fireEvent.click(screen.getByRole('button', { name: t('catalogue.add.go') }))
  const said = (field: HTMLElement) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  go()
  const name = screen.getByLabelText(t('catalogue.add.name', { language: 'English' }))
  expect(document.activeElement).toBe(name)
  expect(said(name)).toContain(t('catalogue.fault.required'))
  fireEvent.change(name, { target: { value: 'Hip' } })
  const address = screen.getByLabelText(t('catalogue.add.slug'))
  expect(said(address)).toContain(t('catalogue.add.takenSlug'))
  go()
  expect(document.activeElement).toBe(address)
})
