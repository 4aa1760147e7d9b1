// How far a visit can come, from the first page to a request that is sent.

export const visitStages = [
  'site',
  'procedure',
  'quote',
  'quote-dates',
  'quote-budget',
  'quote-contact',
  'quote-sent',
] as const
export type VisitStage = (typeof visitStages)[number]
