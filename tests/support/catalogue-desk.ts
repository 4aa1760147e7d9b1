// The catalogue at the desk of the sample provider: one colleague of each role, and what they read, save and decide.
import { expect } from 'vitest'
import type { z } from 'zod'
import {
  type CatalogueValue,
  decideCatalogueChange,
  readCatalogueItem,
  saveCatalogueItem,
} from '#contract/catalogue.ts'
import { getProcedure } from '#contract/procedures.ts'
import { catalogueChanges } from '#domain/catalogue/tables.ts'
import { call } from '#kernel/endpoint.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import type { StaffRole } from '#kernel/who-may-do.ts'
import { openSampleApi } from './sample-api.ts'
import { sampleNow } from './sample-provider.ts'
import { otherOrigin } from './sample-session.ts'
import { writeStaff } from './sample-staff.ts'

type Input = z.input<typeof saveCatalogueItem.input>
type Wish = Partial<Input> & Pick<Input, 'kind' | 'slug'>
type Decision = z.input<typeof decideCatalogueChange.input>['decision']
export type CatalogueDesk = Awaited<ReturnType<typeof openCatalogueDesk>>

/** At `other.test`; `clock.now` is set as a test wants it. */
export async function openCatalogueDesk() {
  const clock = { now: sampleNow }
  const api = await openSampleApi({ clock: () => new Date(clock.now) })
  const one = (role: StaffRole, name: string) => writeStaff(api, { roles: [role], name })
  const staff = {
    coordinator: await one('coordinator', 'Rana Coordinator'),
    second: await one('coordinator', 'Sami Coordinator'),
    clinician: await one('clinician', 'Dr Lina Clinician'),
    editor: await one('editor', 'Edi Editor'),
    owner: await one('owner', 'Omar Owner'),
  }
  type Who = keyof typeof staff
  const send = (request: Request) => api.app.hono.request(request)
  const headersOf = (who: Who) => staff[who].headers
  /** The directory hears of changes by the database; here it is told. */
  const forget = () => api.directory.forget(api.other.id)
  const read = (kind: Wish['kind'], slug: string, who: Who = 'coordinator') =>
    call(send, otherOrigin, readCatalogueItem, { kind, slug }, headersOf(who))
  /** What is asked about prices is left to the test. */
  const saveOnce = async (who: Who, wish: Wish) => {
    const whole = { changeId: newId(), base: '', began: null, document: null, ...wish }
    const saved = await call(send, otherOrigin, saveCatalogueItem, whole, headersOf(who))
    forget()
    return saved
  }
  /** Says yes to unusual prices. */
  const save = async (who: Who, wish: Wish) => {
    const saved = await saveOnce(who, wish)
    if (saved.outcome !== 'prices') return saved
    return saveOnce(who, { ...wish, confirmedPrices: saved.prices.map(({ path, after }) => ({ path, after })) })
  }
  return {
    api,
    clock,
    staff,
    send,
    headersOf,
    read,
    save,
    saveOnce,
    /** Begins with what stands, and changes it. */
    edit: async (who: Who, kind: Wish['kind'], slug: string, change: CatalogueValue, more: Partial<Wish> = {}) => {
      const { document, base } = await read(kind, slug, who)
      return save(who, { kind, slug, base, began: document, document: { ...document, ...change }, ...more })
    },
    decide: async (who: Who, id: string, decision: Decision, note = '') => {
      const { change } = await call(send, otherOrigin, decideCatalogueChange, { id, decision, note }, headersOf(who))
      forget()
      return change
    },
    /** Nothing was ever changed, though what was changed stays. */
    forgetChanges: () => api.database.forProvider(api.other.id, (scope) => scope.remove(catalogueChanges)),
    onSite: (procedure: string) => call(send, otherOrigin, getProcedure, { procedure }),
  }
}

export function idOf({ change }: { change: { id: string } | null }): string {
  expect(change).not.toBeNull()
  return change?.id ?? ''
}

/** What a deed was refused with; undefined where it was done. */
export const refusalOf = (deed: Promise<unknown>) =>
  deed.then(
    () => undefined,
    (error: unknown) => (error instanceof Fault ? { code: error.code, fields: error.fields } : Promise.reject(error)),
  )
