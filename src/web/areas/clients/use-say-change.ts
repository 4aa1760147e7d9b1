// Puts one change into a sentence: which field, what it held and what it holds now.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { sayPlainDate } from '#web/signed-in/say-plain-date.ts'
import { fieldTexts } from './field-texts.ts'
import type { Change } from './part-saver.ts'
import { useDetails } from './use-details.ts'

export function useSayChange(): (change: Change) => string {
  const { t, language } = useTexts()
  const { countries } = useDetails()
  const say = (name: string, value: string): string => {
    if (name === 'country') return countries.find(({ code }) => code === value)?.name ?? value
    if (name === 'validUntil') return sayPlainDate(value, language)
    // Between marks that keep a number or a Latin word in its own direction.
    return name === 'phone' ? `\u2066${value}\u2069` : `\u2068${value}\u2069`
  }
  return ({ name, from, to }) => {
    const field = t(fieldTexts[name] ?? 'profile.me.name')
    if (from === '') return t('profile.me.added', { field, to: say(name, to) })
    if (to === '') return t('profile.me.emptied', { field, from: say(name, from) })
    return t('profile.me.changed', { field, from: say(name, from), to: say(name, to) })
  }
}
