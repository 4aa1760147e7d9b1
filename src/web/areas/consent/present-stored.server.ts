// What this product keeps on a visitor's device: a row for each name, with where it lies, what for and how long. Ready text.
import { offeredChoices } from '#web/page/consent.ts'
import type { PageContext } from '#web/page/page-context.ts'

export function presentStored({ t, settings, provider }: Pick<PageContext, 't' | 'settings' | 'provider'>) {
  const row = (name: string, where: Where, key: Row, keep: Keep) => ({
    name,
    where: t(`meta.stored.where.${where}`),
    what: t(`meta.stored.${key}`),
    keep: t(`meta.stored.keep.${keep}`),
  })
  const choices = offeredChoices({ ...settings, gtagId: provider.company.gtagId ?? settings.gtagId })
  return {
    title: t('meta.stored.title'),
    introduction: t('meta.stored.introduction'),
    rows: [
      row('lang', 'cookie', 'lang', 'year'),
      row('currency', 'cookie', 'currency', 'year'),
      ...(choices.length > 0 ? [row('consent', 'cookie', 'consent', 'consent')] : []),
      row('state.currency', ...stateKept[settings.stateStorage]),
      row('quote:…', 'local', 'draft', 'draft'),
      row('state.uploads', settings.stateStorage === 'sessionStorage' ? 'session' : 'local', 'uploads', 'uploads'),
      row('share', 'session', 'share', 'session'),
      row('state.assistant, state.assistant-desk', 'session', 'assistant', 'session'),
      row('hand-over', 'session', 'handOver', 'session'),
      row('pages-1, files-1', 'cache', 'pages', 'pages'),
      row('reloaded-at', 'session', 'reload', 'tab'),
      row('react-router-scroll-positions', 'session', 'scroll', 'tab'),
      ...(choices.includes('analytics') ? [row('_ga, _ga_…', 'cookie', 'analytics', 'analytics')] : []),
    ],
  }
}
export type Stored = ReturnType<typeof presentStored>

type Where = 'cookie' | 'local' | 'session' | 'cache'
type Row =
  | 'uploads'
  | 'share'
  | 'assistant'
  | 'handOver'
  | 'lang'
  | 'currency'
  | 'consent'
  | 'state'
  | 'draft'
  | 'pages'
  | 'reload'
  | 'scroll'
  | 'analytics'
type Keep = 'uploads' | 'session' | 'year' | 'consent' | 'removed' | 'tab' | 'draft' | 'pages' | 'analytics'

/** The installation chooses where the state lies (docs/operations.md), and with it how long. */
const stateKept: Record<PageContext['settings']['stateStorage'], [Where, Row, Keep]> = {
  localStorage: ['local', 'state', 'removed'],
  sessionStorage: ['session', 'state', 'tab'],
  cookies: ['cookie', 'state', 'year'],
}
