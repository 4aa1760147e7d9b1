// Somebody of a provider's own people, as the desk knows them.
import type { StaffRole } from '#kernel/who-may-do.ts'

export type StaffMember = {
  id: string
  providerId: string
  poolId: string
  sub: string
  email: string
  /** As colleagues and, in their access log, patients read it. */
  name: string
  roles: StaffRole[]
}
