// What the browser calls of contract/inbox.ts, checked against it by type: nothing of the contract is loaded.
import type * as inbox from '#contract/inbox.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const assignInboxItem: To<typeof inbox.assignInboxItem> = {
  name: 'assignInboxItem',
  method: 'POST',
  path: '/api/desk/inbox/{id}/assign',
}
export const finishInboxItem: To<typeof inbox.finishInboxItem> = {
  name: 'finishInboxItem',
  method: 'POST',
  path: '/api/desk/inbox/{id}/state',
}
export const noteInboxItem: To<typeof inbox.noteInboxItem> = {
  name: 'noteInboxItem',
  method: 'POST',
  path: '/api/desk/inbox/{id}/note',
}
export const informHotel: To<typeof inbox.informHotel> = {
  name: 'informHotel',
  method: 'POST',
  path: '/api/desk/inbox/{id}/hotel-informed',
}
export const resolveBooking: To<typeof inbox.resolveBooking> = {
  name: 'resolveBooking',
  method: 'POST',
  path: '/api/desk/inbox/{id}/resolve-booking',
}
export const answerInboxItem: To<typeof inbox.answerInboxItem> = {
  name: 'answerInboxItem',
  method: 'POST',
  path: '/api/desk/inbox/{id}/answer',
}
export const inboxLivePath: typeof inbox.inboxLivePath = '/api/desk/inbox/live'
