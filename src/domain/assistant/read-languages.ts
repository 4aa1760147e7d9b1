// Which languages the assistant reads and answers in for a provider: those of the site that the provider has, and English where it has none of them.
import type { Provider } from '#domain/provider/provider.ts'
import { type Language, languages } from '#kernel/language.ts'

export function readLanguages({ languages: own }: Pick<Provider, 'languages'>): readonly Language[] {
  const read = languages.filter((language) => own.includes(language))
  return read.length > 0 ? read : languages.slice(0, 1)
}
