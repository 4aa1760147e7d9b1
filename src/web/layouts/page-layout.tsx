// Puts a page into the layout that its path wears.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { chooseLayout, type LayoutName } from './choose-layout.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { Shell } from './present-shell.server.ts'
import { SampleNote } from './sample-note.tsx'
import { useCurrencyChoice } from './use-currency-choice.ts'
import { usePageChange } from './use-page-state.ts'

type LayoutProps = {
  path: string
  shell: Shell
  /** Comes before everything but the link that skips to the page. */
  first?: ReactNode
  children: ReactNode
}

/** What stands around the page, and how wide the note above it and the page are. */
type Look = { note: string | false; site: boolean; main: string }

const spaced = { note: 'page', site: true, main: 'page py-8 md:py-12' }

const looks: Record<LayoutName | 'alone', Look> = {
  default: spaced,
  profile: spaced,
  provider: spaced,
  /** Free to use the whole width. */
  'provider-landing': { note: 'page', site: true, main: '' },
  /** A plain page: for what is not part of the site proper. */
  landing: { note: 'page', site: false, main: 'page py-6 md:py-14' },
  /** The provider's own people at work: a frame of its own stands in it (areas/desk). */
  desk: { note: 'px-4 lg:px-8', site: false, main: '' },
  alone: { note: false, site: false, main: 'page py-16' },
}

export function PageLayout({ path, shell, first, children }: LayoutProps) {
  return (
    <Around shell={shell} first={first} look={looks[chooseLayout(path) ?? 'alone']}>
      {children}
    </Around>
  )
}

/** The site of the provider, whatever the path. */
export function SiteLayout({ shell, children }: Omit<LayoutProps, 'path' | 'first'>) {
  return (
    <Around shell={shell} look={spaced}>
      {children}
    </Around>
  )
}

/** Each part has its own place, taken or not: when the layout changes, the header and the pages that are kept stay what they are. */
function Around({ look, shell, first, children }: Omit<LayoutProps, 'path'> & { look: Look }) {
  const { pending } = useCurrencyChoice()
  const isChanging = usePageChange() !== undefined || pending !== undefined
  return (
    <>
      {look.site && <SkipLink />}
      {first}
      {look.note && <SampleNote shell={shell} width={look.note} />}
      {look.site && <Header shell={shell} />}
      <main id="main" tabIndex={-1} aria-busy={isChanging || undefined} className={`${look.main} outline-none`}>
        {children}
      </main>
      {look.site && <Footer shell={shell} />}
    </>
  )
}

function SkipLink() {
  const { t } = useTexts()
  return (
    <a href="#main" className="button absolute -top-24 start-4 z-50 focus:top-4">
      {t('shell.skip')}
    </a>
  )
}
