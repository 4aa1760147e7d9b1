// /checkout: the public way to checkout, by name, e-mail address and a code; who is signed in goes on at once.
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { areaTexts } from '#texts/catalogues.ts'
import { AuthPageProvider, plainPool } from '#web/areas/auth/auth-page.ts'
import type { EntryName } from '#web/areas/auth/entry-library.ts'
import { EntryPage } from '#web/areas/auth/entry-page.tsx'
import { presentAuth } from '#web/areas/auth/present-auth.server.ts'
import { beginCheckoutDraft } from '#web/areas/checkout/checkout-draft.ts'
import { HoldPicked } from '#web/areas/hotels/hold-picked.tsx'
import { PickedRoom } from '#web/areas/hotels/picked-room.tsx'
import { presentPicked } from '#web/areas/hotels/present-picked.server.ts'
import { whenKnown } from '#web/browser/auth/renew-session.ts'
import { authStore } from '#web/browser/auth/tab-state.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { guardPage } from '#web/page/require-session.server.ts'
import { readNext } from '#web/page/session-place.ts'
import { presentFrame } from '#web/signed-in/present-profile.server.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import type { Route } from './+types/checkout'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = readPage(context)
  guardPage(page, request)
  const next = readNext(new URL(url).search) ?? '/profile/checkout'
  const { clinic, email, phone, pool } = await presentAuth(page)
  return {
    title: page.t('meta.entry.title', { clinic }),
    texts: areaTexts(page.visitor.language, 'auth', 'hotels', 'profile'),
    auth: { clinic, email, phone, pool: pool ?? plainPool },
    frame: presentFrame(page).frame,
    next,
    picked: await presentPicked(page, next, new Date()),
  }
}

/** What is signed in meanwhile asks for no other page: it is on its way. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData)

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { texts, auth, frame, next, picked } = loaderData
  return (
    <AreaTexts texts={texts}>
      <AuthPageProvider value={auth}>
        <ProfileFrameProvider value={frame}>
          <div className="page grid justify-center gap-6 py-8 md:py-12 lg:grid-cols-[minmax(0,28rem)_minmax(0,22rem)] lg:items-start">
            {picked ? (
              <HoldPicked picked={picked} next={next}>
                {(hold, said) => <Entry onDone={hold} done={said} summary={<PickedRoom picked={picked} />} />}
              </HoldPicked>
            ) : (
              <OtherEntry next={next} />
            )}
          </div>
        </ProfileFrameProvider>
      </AuthPageProvider>
    </AreaTexts>
  )
}

type EntryProps = { onDone: () => void; done: ReactNode; summary: ReactNode }

function Entry({ onDone, done, summary }: EntryProps) {
  const goOn = ({ givenName, familyName }: EntryName) => {
    const { email } = authStore().getState()
    beginCheckoutDraft(email, { firstName: givenName, lastName: familyName, email })
    // What comes next is asked for as them.
    void whenKnown().then(onDone)
  }
  return (
    <>
      <div className="min-w-0">
        <EntryPage onDone={goOn} done={done} />
      </div>
      <div className="order-first min-w-0 empty:hidden lg:order-last">{summary}</div>
    </>
  )
}

/** Another page than a room: an offer of the clinic, or checkout itself. */
function OtherEntry({ next }: { next: string }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const summary = next.startsWith('/profile/procedures/') && (
    <section aria-labelledby="choice" className="card grid gap-2 p-5 md:p-6">
      <h2 id="choice" className="text-xl">
        {t('auth.entry.offer')}
      </h2>
      <p>{t('auth.entry.offerText')}</p>
    </section>
  )
  return (
    <Entry
      onDone={() => void navigate(next, { replace: true })}
      done={<p className="mt-2 text-muted">{t('auth.entry.opening')}</p>}
      summary={summary}
    />
  )
}
