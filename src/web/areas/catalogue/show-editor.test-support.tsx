// Draws an editor for a test: a small procedure, somebody at the desk, and an API that answers what the test says.
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { type StaffRole, whoMayDo } from '#kernel/who-may-do.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { DeskFrameProvider } from '#web/desk/desk-frame.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type PoolAccess, PoolAccessProvider } from '#web/signed-in/pool-access.tsx'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import { Editor } from './editor.tsx'
import type { ItemPage } from './present-item.server.ts'

export const t = translatorOf('en')

const timeZone = 'Asia/Dubai'
const frame = { clinic: 'Harbour Clinic', clinicEmail: 'care@harbour.example', city: 'Dubai', timeZone }
const access: PoolAccess = {
  open: () => Promise.reject(new Error('nobody expected the pool')),
  refresh: async () => true,
  leave: async () => {},
  leaveBy: async () => {},
}

export const sampleProcedure = {
  slug: 'hip',
  name: { en: 'Hip replacement', ar: 'استبدال الورك' },
  priceFrom: '9000',
  currency: 'EUR',
  text: { en: { risks: 'Infection.' }, ar: { risks: 'عدوى.' } },
  inside: [
    { text: { en: 'One' }, worth: '60' },
    { text: { en: 'Two' }, worth: '40' },
  ],
}

export const sampleItem: ItemPage = {
  title: 'Hip replacement',
  kind: 'procedure',
  slug: 'hip',
  name: 'Hip replacement',
  standing: { document: sampleProcedure, base: 'base-1' },
  isWithdrawn: false,
  changes: [],
  languages: [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'ar', name: 'Arabic', dir: 'rtl' },
  ],
  currency: 'EUR',
  timeZone,
  zone: 'Gulf Standard Time',
  coming: [],
  procedures: [],
  others: [],
  beside: undefined as never,
  blank: { slug: 'hip', name: {} },
}

type Given = { item?: Partial<ItemPage>; roles?: StaffRole[]; fields: ComponentType }

const permissionsOf = (roles: readonly StaffRole[]) =>
  Object.entries(whoMayDo).flatMap(([permission, row]) => (roles.some((role) => row[role]) ? [permission] : []))

/** @param fields of the editor, in place of those of its kind */
export function showEditor({ item, roles = ['owner'], fields }: Given) {
  const page = { ...sampleItem, ...item }
  const desk = {
    me: { id: 'person', name: 'Rana', email: 'rana@harbour.example' },
    may: permissionsOf(roles),
    clinic: frame.clinic,
    timeZone,
    elsewhere: [],
  }
  const element = (
    <PoolAccessProvider value={access}>
      <ProfileFrameProvider value={frame}>
        <DeskFrameProvider value={desk}>
          <Editor item={page} editors={{ [page.kind]: fields }} />
        </DeskFrameProvider>
      </ProfileFrameProvider>
    </PoolAccessProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  return render(
    <TextsProvider value={{ t, language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
}
