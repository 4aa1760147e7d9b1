// Puts a page into the layout that its path wears.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { chooseLayout, type LayoutName } from './choose-layout.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { Shell } from './present-shell.server.ts'
import { SampleNote } from './sample-note.tsx'

type LayoutProps = { shell: Shell; children: ReactNode }

/** A plain page with a way home: for what is not part of the site proper. */
export function LandingLayout({ shell, children }: LayoutProps) {
  return (
    <>
      <SampleNote shell={shell} />
      <Main className="page py-16">{children}</Main>
    </>
  )
}

/** The site of the provider: header, page, footer. */
export function ProviderLayout({ shell, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <SampleNote shell={shell} />
      <Header shell={shell} />
      <Main className="page py-8 md:py-12">{children}</Main>
      <Footer shell={shell} />
    </>
  )
}

/** As the provider layout, with the page free to use the whole width. */
export function ProviderLandingLayout({ shell, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <SampleNote shell={shell} />
      <Header shell={shell} />
      <Main className="">{children}</Main>
      <Footer shell={shell} />
    </>
  )
}

const layouts: Record<LayoutName, (props: LayoutProps) => ReactNode> = {
  default: ProviderLayout,
  profile: ProviderLayout,
  provider: ProviderLayout,
  'provider-landing': ProviderLandingLayout,
  landing: LandingLayout,
}

export function PageLayout({ path, shell, children }: LayoutProps & { path: string }) {
  const name = chooseLayout(path)
  if (name === null) return <Main className="page py-16">{children}</Main>
  const Chosen = layouts[name]
  return <Chosen shell={shell}>{children}</Chosen>
}

function Main({ className, children }: { className: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={`${className} outline-none`}>
      {children}
    </main>
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
