// What the browser calls of contract/figures.ts, checked against it by type: nothing of the contract is loaded.
import type * as figures from '#contract/figures.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const countVisit: To<typeof figures.countVisit> = { name: 'countVisit', method: 'POST', path: '/api/visits' }
export const moneyFiguresPath: typeof figures.moneyFiguresPath = '/api/desk/figures/money.csv'
