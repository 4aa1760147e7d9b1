// @vitest-environment happy-dom
// Guards that opening hours go out as the data pack has them, day by day, and are left out where there are none.
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { ContactEditor } from './contact-editor.tsx'
import { showEditor, t } from './show-editor.test-support.tsx'

const save = 'POST /api/desk/catalogue/save'
const contact = { email: 'care@harbour.example', phone: '000', hours: { en: 'Mondays' }, replyHours: 4 }

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Does something to the week of a contact, saves, and returns what was sent. */
async function sentAfter(document: object, deed: () => void): Promise<unknown> {
  const api = answerApi({
    [save]: { outcome: 'done', change: null, document, base: 'base-2', conflicts: [], merged: [], prices: [] },
  })
  const item = { kind: 'site', slug: 'contact', standing: { document: document as never, base: 'base-1' } } as const
  showEditor({ fields: ContactEditor, item })
  deed()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(t('catalogue.save.done'))
  return (api.bodies[0] as { document: unknown }).document
}

const add = (day: string) => fireEvent.click(screen.getByRole('button', { name: `Add hours: ${day}` }))

test('hours of a day are added in the order of the week', async () => {
  const friday = { day: 'fri', from: '10:00', to: '16:00' }
  const sent = await sentAfter({ ...contact, openingHours: [friday] }, () => {
    const week = within(screen.getByRole('group', { name: t('catalogue.place.openingHours') }))
    expect(week.getByLabelText<HTMLInputElement>('Friday, from').value).toBe('10:00')
    add('Monday')
  })
  expect(sent).toEqual({ ...contact, openingHours: [{ day: 'mon', from: '09:00', to: '17:00' }, friday] })
})

test('a week whose last hours are taken away is left out', async () => {
  const openingHours = [{ day: 'mon', from: '09:00', to: '17:00' }]
  const sent = await sentAfter({ ...contact, openingHours }, () =>
    fireEvent.click(screen.getByRole('button', { name: 'Remove hours 1: Monday' })),
  )
  expect(sent).toEqual(contact)
})
