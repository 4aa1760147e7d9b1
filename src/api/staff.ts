// The provider's own people: who is at the desk, and what they may do there.
import { readDesk } from '#contract/staff.ts'
import { mayDo, permissions } from '#kernel/who-may-do.ts'
import { type ApiApp, serve } from './serve.ts'

export function serveStaff(app: ApiApp): void {
  serve(app, readDesk, async (_, { staff }) => {
    const { id, name, email, roles } = staff
    return { id, name, email, roles, may: permissions.filter((one) => mayDo(roles, one)), elsewhere: [] }
  })
}
