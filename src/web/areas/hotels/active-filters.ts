// The filters that a search is narrowed by, each in words and with what takes it away.
import type { Translate } from '#texts/translate.ts'
import type { SearchAddress } from './stay-address.ts'

export type ActiveFilter = { key: string; text: string; without: Partial<SearchAddress> }

/** @param max the limit of the price as the visitor writes amounts, in its own currency */
export function activeFilters(search: SearchAddress, t: Translate, max: string): ActiveFilter[] {
  const { text, stars, features, boards, refundable, minutes } = search
  const when = (is: boolean, key: string, words: string, without: Partial<SearchAddress>) =>
    is ? [{ key, text: words, without }] : []
  return [
    ...when(text !== '', 'text', t('hotels.filter.words', { text }), { text: '' }),
    ...when(search.max !== undefined, 'max', t('hotels.filter.upTo', { price: max }), noLimit),
    ...when(stars > 0, 'stars', t('hotels.filter.starsFrom', { count: stars }), { stars: 0 }),
    ...when(minutes !== undefined, 'minutes', t('hotels.filter.minutesUpTo', { count: minutes ?? 0 }), {
      minutes: undefined,
    }),
    ...features.map((feature) => ({
      key: feature,
      text: t(`hotels.feature.${feature}`),
      without: { features: features.filter((one) => one !== feature) },
    })),
    ...boards.map((board) => ({
      key: board,
      text: t(`hotels.board.${board}`),
      without: { boards: boards.filter((one) => one !== board) },
    })),
    ...when(refundable, 'refundable', t('hotels.filter.refundable'), { refundable: false }),
  ]
}

const noLimit = { max: undefined, maxCurrency: '' }

/** What a search is without any of them. */
export const noFilters: Partial<SearchAddress> = {
  text: '',
  ...noLimit,
  stars: 0,
  features: [],
  boards: [],
  refundable: false,
  minutes: undefined,
}
