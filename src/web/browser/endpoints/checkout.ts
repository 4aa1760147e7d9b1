// What the browser calls of contract/checkout.ts, checked against it by type: nothing of the contract is loaded.
import type * as checkout from '#contract/checkout.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const addBookingToOrder: To<typeof checkout.addBookingToOrder> = {
  name: 'addBookingToOrder',
  method: 'POST',
  path: '/api/client/checkout/add-booking',
}
export const addOfferToOrder: To<typeof checkout.addOfferToOrder> = {
  name: 'addOfferToOrder',
  method: 'POST',
  path: '/api/client/checkout/add-offer',
}
export const takeOutItem: To<typeof checkout.takeOutItem> = {
  name: 'takeOutItem',
  method: 'POST',
  path: '/api/client/checkout/take-out',
}
export const requoteOrder: To<typeof checkout.requoteOrder> = {
  name: 'requoteOrder',
  method: 'POST',
  path: '/api/client/checkout/requote',
}
export const chooseOrderCurrency: To<typeof checkout.chooseOrderCurrency> = {
  name: 'chooseOrderCurrency',
  method: 'POST',
  path: '/api/client/checkout/currency',
}
export const setTravellers: To<typeof checkout.setTravellers> = {
  name: 'setTravellers',
  method: 'POST',
  path: '/api/client/checkout/travellers',
}
export const agreeOrder: To<typeof checkout.agreeOrder> = {
  name: 'agreeOrder',
  method: 'POST',
  path: '/api/client/checkout/agree',
}
export const reopenOrder: To<typeof checkout.reopenOrder> = {
  name: 'reopenOrder',
  method: 'POST',
  path: '/api/client/checkout/reopen',
}
export const completeTestPayment: To<typeof checkout.completeTestPayment> = {
  name: 'completeTestPayment',
  method: 'POST',
  path: '/api/client/test-payment/complete',
}
export const answerTestChallenge: To<typeof checkout.answerTestChallenge> = {
  name: 'answerTestChallenge',
  method: 'POST',
  path: '/api/client/test-payment/challenge',
}
