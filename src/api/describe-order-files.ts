// The files of an order as the OpenAPI document has them: its calendar entries and its documents.
import { deskOrderPdfPath, orderPdfPath } from '#contract/order-documents.ts'
import { orderCalendarPath } from '#contract/orders.ts'

/** @param inLanguage the parameter by which each is asked for in a language */
export const orderFiles = <Parameter>(inLanguage: Parameter) => [
  {
    method: 'get' as const,
    path: orderCalendarPath,
    operationId: 'getOrderCalendar',
    summary: 'The calendar file of one item of an order.',
    who: 'client' as const,
    parameters: [inLanguage],
    gives: ['text/calendar'],
  },
  {
    method: 'get' as const,
    path: orderPdfPath,
    operationId: 'getOrderPdf',
    summary: 'A document of an order as a PDF: its receipt, an invoice, a credit note, or the voucher of an item.',
    who: 'client' as const,
    parameters: [inLanguage],
    gives: ['application/pdf'],
  },
  {
    method: 'get' as const,
    path: deskOrderPdfPath,
    operationId: 'getPatientOrderPdf',
    summary: 'The same for the provider’s own people; it stands in the patient’s access log.',
    who: 'staff' as const,
    parameters: [inLanguage],
    gives: ['application/pdf'],
  },
]
