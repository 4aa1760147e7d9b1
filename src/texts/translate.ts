// Looks texts up in a catalogue, fills in their parameters and takes the right plural form.
import type { english } from './en.ts'
import type { PluralForms } from './plural-forms.ts'

export type TextKey = keyof typeof english
export type Catalogue = Record<TextKey, string | PluralForms>

export type TextParameters = Record<string, string | number>
/** `{name}` in a text is replaced by the parameter; a plural text is chosen by the parameter `count`. */
export type Translate = (key: TextKey, parameters?: TextParameters) => string

/** @param language BCP 47 code */
export function createTranslate(catalogue: Partial<Catalogue>, language: string): Translate {
  const rules = new Intl.PluralRules(language)
  return (key, parameters = {}) => {
    const entry = catalogue[key] ?? key
    const text = typeof entry === 'string' ? entry : (entry[rules.select(Number(parameters.count))] ?? entry.other)
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole))
  }
}
